/** The table in words: what each thing on it is called, zone by zone, as whoever hears the page is told of it. */
export interface Zone {
  title: string;
  things: string[];
}

const THINGS = "button, [role=button], [data-space], [data-ref], [role=img][aria-label]";
const ZONES = "[aria-label]:is(section, ul, ol, svg, [role=group])";

export function spoken(table: Element): Zone[] {
  const zones = new Map<Element | null, Zone>();
  for (const thing of table.querySelectorAll(THINGS)) {
    if (thing.closest("[hidden], [inert], dialog")) continue;
    if (thing.parentElement?.closest(THINGS) || thing.closest("[aria-hidden=true]")) continue;
    const name = nameOf(thing);
    if (!name) continue;
    const around = thing.closest(ZONES);
    const zone = zones.get(around) ?? { title: around?.getAttribute("aria-label") ?? "", things: [] };
    zones.set(around, zone);
    zone.things.push(name);
  }
  return [...zones.values()];
}

/** What a thing is called: its label, or what stands in it, but for what is only drawn. */
export function nameOf(thing: Element): string {
  const label = thing.getAttribute("aria-label");
  if (label) return label;
  const copy = thing.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll("[aria-hidden=true]")) drawn.remove();
  for (const sign of copy.querySelectorAll("[role=img][aria-label]"))
    sign.textContent = ` ${sign.getAttribute("aria-label") ?? ""} `;
  return (copy.textContent ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
}
