/** Which page is shown: the address bar says it. */
import { embedded } from "./embedded";

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    const look = (): void => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: ["room", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string): void {
    if (embedded) return void window.open(to, "_blank", "noopener");
    history.pushState(null, "", to);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    scrollTo(0, 0);
  }

  /** A new position on the same page, without a new entry in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.hash = hash;
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    const to = link?.getAttribute("href");
    if (!to?.startsWith("/") || to.startsWith("/api/") || link?.target || link?.hasAttribute("download"))
      return;
    event.preventDefault();
    this.go(to);
  }
}

export const router = new Router();
