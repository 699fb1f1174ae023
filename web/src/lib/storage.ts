/** What the browser keeps for us. A browser that keeps nothing is no reason to fail. */
const PREFIX = "thwack.";
let told: (name: string, value: unknown) => void = () => {};

export function read<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** Keep something here, whoever wrote it. */
export function put(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private windows and full disks: it holds until the page is closed
  }
}

/** Keep something that the person at the page has changed. */
export function write(name: string, value: unknown): void {
  put(name, value);
  told(name, value);
}

/** All names under which something is kept. */
export function names(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Who is told of whatever is written from now on. */
export function onWrite(hear: typeof told): void {
  told = hear;
}
