/** The texts of the page: Fluent messages of src/thwack/texts, loaded by language and area. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "./frames";
import type { Args, Translate } from "./table";

export const LANGUAGES: readonly Lang[] = ["en", "pt", "es", "it"];
export const TAGS: Record<Lang, string> = { en: "en", pt: "pt-BR", es: "es", it: "it" };
export const OWN_NAMES: Record<Lang, string> = {
  en: "English",
  pt: "Português",
  es: "Español",
  it: "Italiano",
};

const files = import.meta.glob<string>(
  ["../../../src/thwack/texts/*/*.ftl", "!../../../src/thwack/texts/*/server.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new Map<Lang, { bundle: FluentBundle; areas: Map<string, Promise<void>> }>();

function shelf(lang: Lang): { bundle: FluentBundle; areas: Map<string, Promise<void>> } {
  let found = bundles.get(lang);
  if (!found)
    bundles.set(
      lang,
      (found = { bundle: new FluentBundle(TAGS[lang], { useIsolating: false }), areas: new Map() }),
    );
  return found;
}

/** Have the texts of these areas (shell, unmatched ...) ready in that language. */
export async function loadTexts(lang: Lang, areas: readonly string[]): Promise<void> {
  const { bundle, areas: loaded } = shelf(lang);
  for (const area of areas) if (!loaded.has(area)) loaded.set(area, loadArea(bundle, lang, area));
  await Promise.all(areas.map((area) => loaded.get(area) ?? Promise.resolve()));
}

async function loadArea(bundle: FluentBundle, lang: Lang, area: string): Promise<void> {
  const load = files[`../../../src/thwack/texts/${lang}/${area}.ftl`];
  if (load) bundle.addResource(new FluentResource(await load()));
}

/** A function from message to sentence in that language. A message that is not there shows its id. */
export function translator(lang: Lang): Translate {
  const { bundle } = shelf(lang);
  return (id: string, args?: Args) => {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args ?? null);
    if (import.meta.env.DEV) console.warn(`no text called ${id} in ${lang}`);
    return id;
  };
}

/** The first language of the browser that we speak. */
export function browserLanguage(): Lang {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}
