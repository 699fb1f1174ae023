/** How long ago something was, as people say it. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(then: number, now: number, tag: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const [unit, long] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : -Math.floor(seconds / long), unit);
}
