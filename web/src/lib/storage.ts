/** What the browser keeps for us. A browser that keeps nothing is no reason to fail. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`thwack.${name}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`thwack.${name}`, JSON.stringify(value));
  } catch {
    // private windows and full disks: it holds until the page is closed
  }
}
