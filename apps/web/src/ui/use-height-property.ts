import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Publishes an element's height as a CSS property of the document, for pages that end above or below it; the stylesheet has it at
 * 0 px. Before the first paint: a page that is drawn for more room than there is would jump.
 */
export function useHeightProperty<E extends HTMLElement>(name: `--${string}`): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const root = document.documentElement.style;
    let published = 0;
    const publish = () => {
      if (current.offsetHeight === published) return;
      published = current.offsetHeight;
      root.setProperty(name, `${published}px`);
    };
    publish();
    const watcher = new ResizeObserver(publish);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      root.removeProperty(name);
    };
  }, [name]);
  return box;
}
