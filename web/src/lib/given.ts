/** What must be there because a frame or a list of ours promises it. If it is not, that is told here and not later. */

export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The item of a list at an index. */
export function at<T>(list: readonly T[], index: number): T {
  return given(list[index], `item ${index} of ${list.length}`);
}

/** The same, counted around: whatever the number is, it stands for an item. */
export function around<T>(list: readonly T[], number: number): T {
  return at(list, number % list.length);
}
