/** A colour that belongs to a name: the same in every match. */
export function hue(name: string): number {
  let found = 2166136261;
  for (const letter of name) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (found >>> 0) % 360;
}
