/** The outline of a seat's pieces: each seat has its own, so that colour is never alone. */
import { around } from "../../lib/given";
const SIDES = [0, 6, 4, 8];

export function outline(seat: number, r: number): string {
  const sides = around(SIDES, seat);
  if (sides === 0) return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
  const reach = sides === 4 ? r * 1.22 : r * 1.06;
  const turn = sides === 4 ? 0 : Math.PI / sides;
  const corners = Array.from({ length: sides }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / sides - Math.PI / 2;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A piece of a pie around the middle; the whole of it when there is one piece. */
export function slice(index: number, count: number, r: number): string {
  if (count === 1) return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
  const at = (i: number) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M0 0L${at(index)}A${r} ${r} 0 ${count === 1 ? 1 : 0} 1 ${at(index + 1)}Z`;
}

/** A part of a ring, from 0 to 1, from the top on. */
export function ring(part: number, r: number): string {
  if (part >= 1) return `M0 ${-r}A${r} ${r} 0 1 1-.01 ${-r}`;
  const end = 2 * Math.PI * Math.max(part, 0);
  const p = `${(r * Math.sin(end)).toFixed(2)} ${(-r * Math.cos(end)).toFixed(2)}`;
  return `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${p}`;
}
