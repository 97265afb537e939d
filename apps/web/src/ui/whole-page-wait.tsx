import { useTranslation } from "#platform/use-translation.ts";
import { Mark } from "./logo.tsx";

/** While it is not known yet which page somebody gets to see. */
export function WholePageWait() {
  const { t } = useTranslation("ui");
  return (
    <main id="main" aria-busy="true" className="grid min-h-dvh place-items-center">
      <Mark className="size-12 animate-pulse-soft" />
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
    </main>
  );
}
