/**
 * A picture of what is on the page, made of the page's own drawing: all that is shown, with its styles and letters,
 * as one SVG that needs nothing else; the browser draws it, and what is wanted is cut out of that.
 */

const SHARP = 2; // dots of the picture to one of the page

/** A part of the page as PNG. */
export async function pictureOf(part: Element): Promise<Blob> {
  const box = part.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(box.width * SHARP), Math.round(box.height * SHARP)];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas");
  pen.scale(SHARP, SHARP);
  pen.drawImage(image, -box.left, -box.top, innerWidth, innerHeight);
  return new Promise((done, fail) =>
    canvas.toBlob((found) => (found ? done(found) : fail(new Error("there is no picture"))), "image/png"),
  );
}

/** The whole window as SVG. Its root is dressed as that of the page, so that the same styles hold. */
async function drawing(): Promise<string> {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", String(innerWidth));
  svg.setAttribute("height", String(innerHeight));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await styles();
  const foreign = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  foreign.setAttribute("width", "100%");
  foreign.setAttribute("height", "100%");
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const gone of body.querySelectorAll("dialog, script, iframe")) gone.remove();
  body.style.height = `${innerHeight}px`;
  await ownPictures(body);
  foreign.append(body);
  svg.append(style, foreign);
  return new XMLSerializer().serializeToString(svg);
}

/** All rules of the page, with the letters themselves in them; nothing moves. */
async function styles(): Promise<string> {
  const kept: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      kept.push(rule instanceof CSSFontFaceRule ? await letters(rule, sheet.href) : rule.cssText);
  kept.push("*, *::before, *::after { animation: none !important; transition: none !important; }");
  return kept.join("\n");
}

/** A typeface that is in use; of the others nothing is needed. */
async function letters(rule: CSSFontFaceRule, sheet: string | null): Promise<string> {
  const plain = (name: string): string => name.replaceAll(/["']/g, "");
  const family = plain(rule.style.getPropertyValue("font-family"));
  const weight = rule.style.getPropertyValue("font-weight");
  const used = [...document.fonts].some(
    (face) => face.status === "loaded" && plain(face.family) === family && face.weight === weight,
  );
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText);
  if (!used || !address?.[1]) return "";
  const data = await asData(new URL(address[1], sheet ?? location.href).href);
  return rule.cssText.replace(address[0], `url("${data}")`);
}

/** Pictures that people have added are part of the drawing, too. */
async function ownPictures(body: HTMLElement): Promise<void> {
  const added = [...body.querySelectorAll("img[src], image[href]")];
  await Promise.all(
    added.map(async (one) => {
      const name = one.tagName.toLowerCase() === "img" ? "src" : "href";
      const from = one.getAttribute(name) ?? "";
      if (!from.startsWith("data:")) one.setAttribute(name, await asData(new URL(from, location.href).href));
    }),
  );
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address, { credentials: "same-origin" })).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error(address));
    reader.readAsDataURL(blob);
  });
}
