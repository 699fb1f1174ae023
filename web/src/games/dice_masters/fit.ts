/** How large things can be so that all of them fit into a box whose size never changes. */

export interface Fit {
  size: number;
  columns: number;
}

interface Bounds {
  least: number;
  most: number;
  gap: number;
  /** What stands below each thing takes so much height; and it is at least so wide. */
  label?: number;
  width?: number;
}

/** How much higher than wide a die is drawn. */
const DEEP = 1.08;

/** The largest dice of which so many fit into a box, row below row. */
export function fitting(count: number, width: number, height: number, bounds: Bounds): Fit {
  const { least, most, gap, label = 0, width: broad = 0 } = bounds;
  const across = Math.floor((width + gap) / (least + gap));
  let best: Fit = { size: least, columns: Math.max(1, Math.min(count, across)) };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const wide = (width + gap) / columns - gap;
    const high = ((height + gap) / rows - gap - label) / DEEP;
    const size = Math.floor(Math.min(most, wide, high));
    if (size > best.size && wide >= Math.min(broad, width)) best = { size, columns };
  }
  return best;
}
