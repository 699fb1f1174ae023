/**
 * Sizes of boxes, told when the browser has laid the page out. bind:clientHeight asks for them at once, in the middle
 * of a change, so that the page is laid out for every single one of them, and once more at the end.
 */
import type { Attachment } from "svelte/attachments";

type Tell = (width: number, height: number) => void;

const listeners = new Map<Element, Tell>();
let watcher: ResizeObserver | undefined;

function watch(): ResizeObserver {
  watcher ??= new ResizeObserver((boxes) => {
    for (const { target } of boxes) listeners.get(target)?.(target.clientWidth, target.clientHeight);
  });
  return watcher;
}

/** Attached to a box: tells its size without borders, before it is first painted and whenever it changes. */
export function measured(tell: Tell): Attachment<Element> {
  return (box) => {
    listeners.set(box, tell);
    watch().observe(box, { box: "border-box" });
    return () => {
      listeners.delete(box);
      watch().unobserve(box);
    };
  };
}
