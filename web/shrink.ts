/**
 * Drawings in fewer letters: every point on a whole number of the 512 by 512 grid.
 *
 * At 240 pixels, the largest size an icon is shown in, that is off by a quarter of a pixel at most. Points are
 * rounded where they lie, not step by step, so that a long outline still closes. What is left takes less than half.
 */

const COMMANDS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const FIRST = new RegExp(`^${NUMBER.source}`, "i");
/** How many numbers a command takes at a time. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers behind a command. The two flags of an arc may stand without anything between them. */
function numbersOf(letter: string, text: string): number[] {
  if (letter !== "a") return (text.match(NUMBER) ?? []).map(Number);
  const found: number[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, "");
    const place = found.length % 7;
    const word = place === 3 || place === 4 ? rest.slice(0, 1) : (FIRST.exec(rest)?.[0] ?? "");
    if (!word) return found;
    found.push(Number(word));
    rest = rest.slice(word.length);
  }
}

interface Pen {
  /** Where the pen truly is, and where it is on the grid. */
  x: number;
  y: number;
  gx: number;
  gy: number;
}

/** One command with its numbers, as steps from where the pen is on the grid; the pen moves on. */
function step(letter: string, absolute: boolean, args: readonly number[], pen: Pen): number[] {
  const [bx, by] = absolute ? [0, 0] : [pen.x, pen.y];
  const { gx, gy } = pen;
  const at = (i: number): number => args[i] ?? 0;
  if (letter === "h" || letter === "v") {
    const [x, y] = letter === "h" ? [bx + at(0), pen.y] : [pen.x, by + at(0)];
    Object.assign(pen, {
      x,
      y,
      gx: letter === "h" ? Math.round(x) : gx,
      gy: letter === "v" ? Math.round(y) : gy,
    });
    return [letter === "h" ? pen.gx - gx : pen.gy - gy];
  }
  const from = letter === "a" ? 5 : 0;
  const out =
    letter === "a" ? [0, 1, 2, 3, 4].map((i) => Math.round(at(i) * (i < 2 ? 10 : 1)) / (i < 2 ? 10 : 1)) : [];
  for (let i = from; i < args.length; i += 2)
    out.push(Math.round(bx + at(i)) - gx, Math.round(by + at(i + 1)) - gy);
  pen.x = bx + at(args.length - 2);
  pen.y = by + at(args.length - 1);
  pen.gx = Math.round(pen.x);
  pen.gy = Math.round(pen.y);
  return out;
}

/** Numbers as they may stand in a path: nothing between them where a minus sign tells them apart. */
function written(numbers: readonly number[]): string {
  return numbers
    .map((n, i) => `${i && n >= 0 ? " " : ""}${Object.is(n, -0) ? 0 : n}`.replace(/(-?)0\./, "$1."))
    .join("");
}

/** The same outline on the grid. */
export function shrunk(path: string): string {
  const pen: Pen = { x: 0, y: 0, gx: 0, gy: 0 };
  let start: Pen = { ...pen };
  let out = "";
  let last = "";
  for (const [, command = "", text = ""] of path.matchAll(COMMANDS)) {
    const letter = command.toLowerCase();
    const takes = TAKES[letter] ?? 0;
    if (letter === "z") {
      Object.assign(pen, start);
      out += last === "z" ? "" : "z";
      last = "z";
      continue;
    }
    const numbers = numbersOf(letter, text);
    for (let i = 0; i + takes <= numbers.length; i += takes) {
      const name = letter === "m" && i > 0 ? "l" : letter;
      const told = step(name, command !== letter, numbers.slice(i, i + takes), pen);
      if (name === "m") start = { ...pen };
      else if (told.slice(name === "a" ? 5 : 0).every((n) => n === 0)) continue;
      const words = written(told);
      const same = name === last && name !== "m";
      out += same ? (words.startsWith("-") ? words : ` ${words}`) : name + words;
      last = name;
    }
  }
  return out;
}
