import { useTranslation } from "#platform/use-translation.ts";
import { Mark } from "./logo.tsx";

/** Shown until the page to show is known. */
export function FullPageLoader() {
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
