"""Words and numbers that cannot be read in the page: cut off, covered, or broken without a hyphen."""

# What may be shortened: a text of some length, by whole lines, since the inspector has all of it.
LONG = 24

FAULTS = """(long) => {
  const faults = new Set();
  const shown = [];
  const near = (a, b) => a.toString().trim().slice(0, 40) + (b ? " / " + b.trim().slice(0, 40) : "");
  const where = (element) => {
    const known = element.closest("[class]");
    return `${known?.className?.baseVal ?? known?.className ?? ""}`.replace(/ ?svelte-\\w+/g, "");
  };
  const hidden = (value) => value === "hidden" || value === "clip";
  const rolls = (value) => value === "auto" || value === "scroll";

  // Where there are no rules for hyphens, a word that is broken has none.
  const probe = document.createElement("div");
  probe.lang = "en";
  probe.style.cssText = "position:absolute;width:5ch;hyphens:auto;overflow-wrap:normal;font:16px/16px serif";
  probe.textContent = "incomprehensible";
  document.body.append(probe);
  const hyphenates = probe.getBoundingClientRect().height > 20;
  probe.remove();

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };

  /** What is left of a line of text within all boxes around it; faults are told. */
  function within(rect, element, text) {
    let { left, right } = rect;
    const [mid, half] = [(rect.top + rect.bottom) / 2, parseFloat(styleOf(element).fontSize) * 0.36];
    let [top, bottom] = [mid - half, mid + half]; // as high as letters are, however high the line is
    let [across, down] = [true, true]; // whether what sticks out there is cut, and not only scrolled
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x !== "visible" || y !== "visible") {
        const box = boxOf(at);
        if (box.width < 3 || box.height < 3) return null; // for ears only
        const clamped = style.webkitLineClamp !== "none";
        if (rolls(x)) across = false;
        if (rolls(y)) down = false;
        if (clamped && mid > box.bottom) {
          if (at.textContent.trim().length < long) faults.add(`shortened: ${where(at)}: ${near(text)}`);
          return null;
        }
        if (clamped && at.clientHeight < 9) faults.add(`nothing left: ${where(at)}: ${near(text)}`);
        if (across && hidden(x) && (left < box.left - 3 || right > box.right + 3))
          faults.add(`cut: ${where(at)}: ${near(text)}`);
        if (down && hidden(y) && (top < box.top - 1.5 || bottom > box.bottom + 1.5))
          faults.add(`cut below: ${where(at)}: ${near(text)}`);
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (right - left < 1 || bottom - top < 1) return null;
      }
      if (style.position === "fixed") [across, down] = [true, true];
    }
    if (across && (left < -2 || right > innerWidth + 2)) faults.add(`beside: ${near(text)}`);
    if (down && (top < -2 || bottom > innerHeight + 2)) faults.add(`beyond: ${near(text)}`);
    return { left, right, top, bottom };
  }

  /** Words that go on in another line, with no hyphen where they are broken. */
  function broken(node, element) {
    if (hyphenates && styleOf(element).hyphens === "auto") return;
    const range = document.createRange();
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}\\u00ad]{2,}/gu)) {
      const [from, to] = [word.index, word.index + word[0].length];
      const topOf = (i) => (range.setStart(node, i), range.setEnd(node, i + 1),
        [...range.getClientRects()].findLast((one) => one.width > 0)?.top ?? null);
      const [first, last] = [topOf(from), topOf(to - 1)];
      if (first === null || last === null || Math.abs(first - last) < 5) continue;
      let at = from;
      while (at < to - 1 && Math.abs((topOf(at) ?? first) - first) < 5) at += 1;
      if (node.data[at - 1] !== "\\u00ad" && node.data[at] !== "\\u00ad")
        faults.add(`broken: ${where(element)}: ${word[0]}`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!text || element.closest(".sr, .skip, script, style, [hidden], option, dialog:not([open])")) continue;
    if (element.closest("[data-log]")) continue; // it rolls below its headings
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1);
    if (!lines.length) continue;
    if (styleOf(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      faults.add(`shortened: ${where(element)}: ${near(text)}`);
    let seen = false;
    for (const line of lines) {
      const left = within(line, element, text);
      if (left) shown.push({ ...left, text, element, node });
      seen ||= !!left;
    }
    if (seen && new Set(lines.map((one) => Math.round(one.top / 4))).size > 1) broken(node, element);
  }

  /** What lies over the table for a while, in the middle of the stage, or in a dialog. */
  const over = (element) => element.closest("[data-over], dialog, [data-zoom], .drawer");

  shown.sort((a, b) => a.top - b.top);
  for (let i = 0; i < shown.length; i++) {
    const a = shown[i];
    for (let j = i + 1; j < shown.length && shown[j].top < a.bottom; j++) {
      const b = shown[j];
      if (a.node === b.node || over(a.element) !== over(b.element)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (wide > 3 && high > least * 0.3)
        faults.add(`one over another: ${where(a.element)}: ${near(a.text, b.text)}`);
    }
  }
  const opaque = (element) => {
    const style = styleOf(element);
    const alpha = /rgba\\(.*, ([\\d.]+)\\)/.exec(style.backgroundColor)?.[1] ?? 1;
    return style.opacity > 0.6 && (alpha > 0.6 || style.backgroundImage.includes("gradient"));
  };
  for (const one of shown) {
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
    if (styleOf(one.element).pointerEvents === "none") continue; // a point does not find it
    let top = document.elementFromPoint(x, y);
    if (top && over(top) !== over(one.element)) continue;
    while (top && !top.contains(one.element) && !one.element.contains(top)) {
      if (opaque(top)) {
        faults.add(`covered: ${where(one.element)}: ${near(one.text)} by ${where(top)}`);
        break;
      }
      top = top.parentElement;
    }
  }
  return [...faults];
}"""
