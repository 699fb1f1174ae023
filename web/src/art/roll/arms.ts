/** How arms are written in the roll: outline, division, field, second colour, charge, its colour, and what is in chief. */
import type { Division } from "../divisions";
import type { Shape } from "../shapes";

export type Arms = readonly [
  shape: Shape,
  division: Division,
  field: string,
  second: string,
  charge: string,
  ink: string,
  chief?: string,
];
export type Roll = Readonly<Record<string, Arms>>;
