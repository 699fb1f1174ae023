/**
 * Pictures of one's own: a folder chosen in the settings, kept in this browser and sent nowhere. A file is named after
 * the character whom it shows, such as "captain-america.webp"; it takes the place of the charge in that one's arms.
 */
import { bearer } from "../art/names";

const [NAME, SHELF] = ["thwack-pictures", "pictures"];
const MOST = 2_000_000; // bytes of one file

function shelf(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("no database"));
  });
}

class Pictures {
  #urls = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** How many characters have one. */
  get count(): number {
    return this.#urls.size;
  }

  of(name: string, game = ""): string | undefined {
    return this.#urls.size ? this.#urls.get(bearer(name, game)) : undefined;
  }

  /** What was kept in this browser. */
  async load(): Promise<void> {
    const kept = await shelf().catch(() => null);
    if (!kept) return;
    const found = new Map<string, Blob>();
    const rows = kept.transaction(SHELF).objectStore(SHELF).openCursor();
    await new Promise<void>((done) => {
      rows.onerror = () => done();
      rows.onsuccess = () => {
        const row = rows.result;
        if (!row) return done();
        found.set(row.key as string, row.value as Blob);
        row.continue();
      };
    });
    this.#show(found);
  }

  /** Take the pictures of a folder, instead of those that were there. */
  async take(files: Iterable<File>): Promise<void> {
    const found = new Map<string, Blob>();
    for (const file of files)
      if (file.type.startsWith("image/") && file.size <= MOST)
        found.set(bearer(file.name.replace(/\.[^.]*$/, "")), file);
    this.#show(found);
    const kept = await shelf().catch(() => null);
    const rows = kept?.transaction(SHELF, "readwrite").objectStore(SHELF);
    rows?.clear();
    for (const [name, file] of found) rows?.put(file, name);
  }

  #show(found: ReadonlyMap<string, Blob>): void {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
    this.#urls = new Map([...found].map(([name, file]) => [name, URL.createObjectURL(file)]));
  }
}

export const pictures = new Pictures();
