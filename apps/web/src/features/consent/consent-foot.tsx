import { useLayoutEffect, useRef } from "react";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConsentBar } from "./consent-bar.tsx";

/** The question at the foot of the application's window. Pages learn its height as `--consent` and end above it. */
export function ConsentFoot() {
  const { i18n } = useTranslation("consent");
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const root = document.documentElement.style;
    // Before the first paint: a page that is drawn for more room than there is would jump.
    const tell = () => root.setProperty("--consent", `${current.offsetHeight}px`);
    tell();
    const watcher = new ResizeObserver(tell);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      root.removeProperty("--consent");
    };
  }, []);
  return (
    <div ref={box} className="consent-foot inset-x-0 z-20">
      <ConsentBar language={languageOf(i18n)} />
    </div>
  );
}
