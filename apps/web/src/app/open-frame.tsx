import { useEffect, useEffectEvent } from "react";
import { Outlet } from "react-router";
import { languageOf, startLanguage } from "#platform/i18n.ts";
import { HIDDEN_UNTIL_TRANSLATED } from "#platform/open-script.ts";
import { useReplayInput } from "#platform/replay-input.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Application } from "./application.tsx";

/**
 * A prerendered page comes in the language that the browser requests. A visitor who has chosen another language sees the page in
 * it after hydration, and nothing before (`open-script.ts`). Prerendered content must not be within a Suspense boundary of its
 * own: React hydrates that later than the rest and would find text in the other language.
 */
function useOwnLanguage(): void {
  const { i18n } = useTranslation("ui");
  const speak = useEffectEvent(async () => {
    const own = startLanguage();
    if (languageOf(i18n) !== own) await i18n.changeLanguage(own);
    document.documentElement.removeAttribute(HIDDEN_UNTIL_TRANSLATED);
  });
  useEffect(() => void speak(), []);
}

/** Around the pages of the application that everybody may open; some of them are drawn ahead of time. */
export default function OpenFrame() {
  useOwnLanguage();
  useReplayInput();
  return (
    <Application>
      <Outlet />
    </Application>
  );
}
