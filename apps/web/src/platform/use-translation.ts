import type { PageNamespace } from "@kompagnon/messages/features.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import type { TFunction } from "i18next";
import { createContext, use, useSyncExternalStore } from "react";
import type { Translator } from "./translator.ts";

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
 * Texts of one or several namespaces, loaded when a component first asks for them (it suspends meanwhile), rendered again when
 * the language changes.
 */
export function useTranslation<const Part extends PageNamespace | readonly PageNamespace[] = "ui">(
  part: Part = "ui" as Part, // the default of the type
  { lng }: { lng?: Language } = {},
): { t: TFunction<Part>; i18n: Translator } {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error("useTranslation outside of the application");
  const current = useSyncExternalStore(
    translator.onLanguage,
    () => translator.language,
    () => translator.language,
  );
  const language = lng ?? current;
  const parts: readonly PageNamespace[] = typeof part === "string" ? [part as PageNamespace] : part; // the type's only string
  // Thrown, not used: `use` after a hook, only while something is missing, fails now and then when React renders a component
  // again that was interrupted.
  if (!translator.has(language, parts)) throw waitFor(translator, language, parts);
  // The catalogues of these namespaces are what the type is made of.
  return { t: translator.getFixedT(language, parts) as unknown as TFunction<Part>, i18n: translator };
}
