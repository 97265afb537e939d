import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@kompagnon/messages/languages.ts";
import type { TFunction } from "i18next";
import { useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** History state that onboarding hands to the start page: greet this new member. */
export type Welcome = { welcome?: boolean; name?: string };

const never = () => () => undefined;
/** False while the page still looks as it was written to disk. */
const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The greeting that onboarding asked for, or null. */
export function useWelcome(): Welcome | null {
  const awake = useAwake();
  const state: Welcome | null = useLocation().state;
  return awake && state?.welcome === true ? state : null;
}

/** The texts of the public pages, in the language of the address; a greeted member keeps their own language. */
export function useSite(): { t: TFunction<"site">; language: Language } {
  const { language: named } = useParams();
  const { i18n } = useTranslation("ui");
  const welcome = useWelcome();
  const addressed = isLanguage(named) ? named : DEFAULT_LANGUAGE;
  const language = welcome ? languageOf(i18n) : addressed;
  const { t } = useTranslation("site", { lng: language });
  return { t, language };
}
