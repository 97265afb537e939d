import type { PageNamespace } from "@kompagnon/messages/features.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import { createContext, use, useSyncExternalStore } from "react";
import type { Say, Translator } from "./translator.ts";

/** What the pages below speak with. */
export const TranslatorContext = createContext<Translator | null>(null);

const pending = new WeakMap<Translator, Map<string, Promise<void>>>();
/** One promise for the same texts: React asks again for what it waits for. */
function waitFor(translator: Translator, language: Language, parts: readonly PageNamespace[]): Promise<void> {
  const all = pending.get(translator) ?? new Map<string, Promise<void>>();
  pending.set(translator, all);
  const name = `${language} ${parts.join()}`;
  const one = all.get(name) ?? translator.load(language, parts);
  all.set(name, one);
  return one;
}

/**
 * Stands in for the hook of react-i18next in the browser, with as much of it as pages use: texts of one or several parts,
 * fetched when a component first asks for them (it waits meanwhile), drawn anew when the language changes. What is typed
 * are the library's own types; `vite.config.ts` puts this in its place, which leaves 14 kB out of every page.
 */
export function useTranslation(
  part: PageNamespace | readonly PageNamespace[] = "ui",
  { lng }: { lng?: Language } = {},
): { t: Say; i18n: Translator } {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error("useTranslation outside of the application");
  const spoken = useSyncExternalStore(
    translator.onLanguage,
    () => translator.language,
    () => translator.language,
  );
  const language = lng ?? spoken;
  const parts = typeof part === "string" ? [part] : part;
  // Thrown, as the library does: `use` after a hook, only while something is missing, faults now and then as React draws a
  // component again that was interrupted.
  if (!translator.has(language, parts)) throw waitFor(translator, language, parts);
  return { t: translator.getFixedT(language, parts), i18n: translator };
}
