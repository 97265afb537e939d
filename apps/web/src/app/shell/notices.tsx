import { Suspense, useLayoutEffect, useRef } from "react";
import { bars } from "../composition.ts";

/**
 * Bars above every page of the dashboard. A phone shows only the first that has a message, and a `data-alone` bar is never shown
 * next to another. Pages with a fixed frame read their height from `--notices`.
 */
export function Notices() {
  const box = useRef<HTMLDivElement>(null);
  // Before the first paint: a page that is drawn for more room than there is would jump.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const root = document.documentElement.style;
    const tell = () => root.setProperty("--notices", `${current.offsetHeight}px`);
    tell();
    const watcher = new ResizeObserver(tell);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      root.removeProperty("--notices");
    };
  }, []);
  return (
    <div
      ref={box}
      className="shell-chrome max-md:[&>*~*]:hidden [&>*~[data-alone]]:hidden [&>[data-alone]~*]:hidden"
    >
      {bars.map(({ feature, component: Bar }) => (
        <Suspense key={feature} fallback={null}>
          <Bar />
        </Suspense>
      ))}
    </div>
  );
}
