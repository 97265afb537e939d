import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useHeightProperty } from "#ui/use-height-property.ts";
import { ConsentBar } from "./consent-bar.tsx";

/** The question at the foot of the application's window. Pages learn its height as `--consent` and end above it. */
export function ConsentFoot() {
  const { i18n } = useTranslation("consent");
  const box = useHeightProperty<HTMLDivElement>("--consent");
  return (
    <div ref={box} className="consent-foot inset-x-0 z-20">
      <ConsentBar language={languageOf(i18n)} />
    </div>
  );
}
