/** How long ago something came, as long as somebody looks: it ticks as often as what is shown changes. */
export class Ticking {
  passed = $state(0);
  #came = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something has come now; `every` tells how soon to look again, and null that nothing runs. */
  start(every: (passed: number) => number | null): () => void {
    this.#came = performance.now();
    this.passed = 0;
    const look = (): void => {
      this.passed = performance.now() - this.#came;
      const wait = every(this.passed);
      if (wait !== null) this.#timer = setTimeout(look, wait);
    };
    clearTimeout(this.#timer);
    look();
    return () => clearTimeout(this.#timer);
  }
}
