import { useEffect, useEffectEvent } from "react";
import { languageOf, startLanguage } from "#platform/i18n.ts";
import { HUSHED } from "#platform/open-script.ts";
import { useTranslation } from "#platform/use-translation.ts";

/**
 * A page drawn ahead of time comes in the language that the browser asks for. Whoever has chosen another one sees it in
 * theirs as soon as it has come to life, and nothing before (`open-script.ts`). What is drawn ahead of time must not stand
 * within a Suspense of its own: React takes that over later than the rest, and would find words of the other language.
 */
export function useOwnLanguage(): void {
  const { i18n } = useTranslation("ui");
  const speak = useEffectEvent(async () => {
    const own = startLanguage();
    if (languageOf(i18n) !== own) await i18n.changeLanguage(own);
    document.documentElement.removeAttribute(HUSHED);
  });
  useEffect(() => void speak(), []);
}
