/** The colours of the heraldry, and what is reckoned with them. */
export const T = {
  red: "#c9242f",
  crimson: "#8d1530",
  rust: "#b5501f",
  orange: "#e8791c",
  gold: "#e3a91c",
  lemon: "#ffe27a",
  lime: "#7cb52a",
  green: "#238046",
  pine: "#12543c",
  teal: "#0e7d83",
  sky: "#4aa8dd",
  blue: "#1f58b8",
  navy: "#173673",
  violet: "#6a36ab",
  plum: "#47206f",
  rose: "#c8437e",
  steel: "#7c8a9d",
  slate: "#3c4757",
  white: "#f7f2e6",
  sand: "#d8c394",
  brown: "#6a4526",
  black: "#1d1a22",
} as const;

function channels(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A colour made lighter (up to 1) or darker (down to -1). */
export function shade(colour: string, by: number): string {
  const mixed = channels(colour).map((v) => Math.round(by > 0 ? v + (255 - v) * by : v * (1 + by)));
  return `#${mixed.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** How much light a colour gives, from 0 to 1, as WCAG reckons it. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well two colours can be told apart: 1 (not at all) to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
