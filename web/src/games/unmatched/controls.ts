/** Drawings that can be used like buttons. */

/** What can be pressed, and what can only be looked at: by the keyboard too, if it has more to tell. */
export function control(
  pressed: boolean,
  focused = pressed,
): { role: "button" | "img"; tabindex: number | undefined } {
  return { role: pressed ? "button" : "img", tabindex: focused ? 0 : undefined };
}

export function keyed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
