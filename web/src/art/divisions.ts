/** Divisions of the field: what is painted in the second colour, as one path in a field of 100 by 116. */

/** Wedges round a point: how many, where from, and how wide each is as a part of its share. */
function wedges(count: number, cy: number, wide: number, turn = 0): string {
  const point = (angle: number): string =>
    `${(50 + 120 * Math.cos(angle)).toFixed(1)} ${(cy + 120 * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const from = ((i + turn) * 2 * Math.PI) / count;
    return `M50 ${cy}L${point(from)}L${point(from + (wide * 2 * Math.PI) / count)}Z`;
  }).join("");
}

function tiled(columns: number, rows: number, tile: (x: number, y: number) => string): string {
  return Array.from({ length: rows * columns }, (_, i) => tile(i % columns, Math.floor(i / columns))).join(
    "",
  );
}

function waves(first: number, step: number, count: number, thick: number): string {
  const wave = "q14-9 28 0t28 0t28 0t28 0";
  const back = "q-14-9-28 0t-28 0t-28 0t-28 0";
  return Array.from({ length: count }, (_, i) => `M-6 ${first + i * step}${wave}v${thick}${back}Z`).join("");
}

function ring(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function star(x: number, y: number, r: number): string {
  const [a, b] = [r * 0.28, r * 0.72];
  return `M${x} ${y - r}l${a} ${b}l${b} ${a}l${-b} ${a}l${-a} ${b}l${-a} ${-b}l${-b} ${-a}l${b} ${-a}Z`;
}

const DRAWN = {
  plain: ring(50, 54, 36),
  pale: "M50 0H100V120H50Z",
  paly: "M15 0H30V120H15ZM43 0H57V120H43ZM70 0H85V120H70Z",
  fess: "M0 58H100V120H0Z",
  barry: "M0 14H100V28H0ZM0 42H100V56H0ZM0 70H100V84H0ZM0 98H100V112H0Z",
  girdle: "M0 40H100V76H0Z",
  bend: "M0 0L100 112V120H0Z",
  sash: "M0 0H24L100 84V116H84L0 24Z",
  counterbend: "M100 0L0 112V120H100Z",
  chevron: "M0 120V98L50 52L100 98V120Z",
  peak: "M0 100V72L50 28L100 72V100L50 58Z",
  quarterly: "M50 0H100V58H50ZM0 58H50V120H0Z",
  crossed: "M0-6L50 48L100-6V14L62 58L100 102V122L50 70L0 122V102L38 58L0 14Z",
  gyronny: wedges(6, 56, 0.5),
  rays: wedges(12, 54, 0.46, 0.2),
  dawn: wedges(18, 104, 0.5, 0.15),
  chequy: tiled(6, 7, (x, y) => ((x + y) % 2 ? `M${x * 17} ${y * 17}h17v17h-17Z` : "")),
  lozengy: tiled(6, 6, (x, y) => `M${x * 20} ${y * 26 - 13}l10 13l-10 13l-10-13Z`),
  wavy: waves(62, 20, 3, 9),
  mist: waves(14, 23, 5, 11),
  scaly: tiled(8, 9, (x, y) => {
    const left = (x - 1) * 17 + (y % 2 ? 8.5 : 0);
    return `M${left} ${y * 14}a8.5 12 0 0 0 17 0h-2.4a6 9 0 0 1-12.2 0Z`;
  }),
  pile: "M8 0H92L50 100Z",
  chape: "M0 0H50L0 80ZM100 0H50L100 80Z",
  pines: [4, 28, 52, 76]
    .map((x, i) => `M${x + 10} ${58 + (i % 2) * 7}l13 22h-7l11 18v22h-34v-22l11-18h-7Z`)
    .join(""),
  night: [
    [22, 26, 7],
    [78, 26, 7],
    [18, 62, 4.5],
    [82, 62, 4.5],
    [50, 18, 4],
    [32, 92, 4],
    [68, 92, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => star(x, y, r))
    .join(""),
  topped: "M0 0H100V34H0Z",
  footed: "M0 80H100V120H0Z",
  bordered: `M0 0H100V120H0Z${ring(50, 56, 37)}`,
  ringed: `${ring(50, 56, 44)}${ring(50, 56, 36)}${ring(50, 56, 28)}`,
  flanked: "M0 0H12Q42 58 12 120H0ZM100 0H88Q58 58 88 120H100Z",
  bolted: "M2 0H34L22 28H36L8 82L16 44H2ZM98 0H66L78 28H64L92 82L84 44H98Z",
  rocky: "M0 120V82L14 72L24 84L36 68L48 82L62 70L74 84L88 70L100 82V120Z",
  dripping:
    "M0 0H100V34Q95 52 90 34Q86 20 82 36Q78 62 72 38Q68 24 62 34Q56 50 50 32Q44 20 38 38Q33 66 27 40Q22 22 17 34Q11 52 0 32Z",
  webbed: [20, 36, 54]
    .map((r) => `${ring(50, 52, r)}${ring(50, 52, r - 1.8)}`)
    .concat(
      [0, 30, 60, 90, 120, 150].map((turn) => {
        const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const end = (to: number, side: number): string =>
          `${(50 + to * x - side * y).toFixed(1)} ${(52 + to * y + side * x).toFixed(1)}`;
        return `M${end(90, 0.9)}L${end(-90, 0.9)}L${end(-90, -0.9)}L${end(90, -0.9)}Z`;
      }),
    )
    .join(""),
} as const;
export type Division = keyof typeof DRAWN;

/** Divisions whose rings are cut out of each other. */
const EVEN_ODD = new Set<Division>(["bordered", "ringed", "webbed"]);

export const DIVISIONS = Object.keys(DRAWN) as Division[];

export function divisionOf(name: Division): { d: string; rule: "evenodd" | "nonzero" } {
  return { d: DRAWN[name], rule: EVEN_ODD.has(name) ? "evenodd" : "nonzero" };
}
