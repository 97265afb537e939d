import type { useTranslation } from "#platform/use-translation.ts";
import { TEMPLATES, type TemplateKey } from "./templates.ts";

/** What the cards of a template say in the language of the page. */
export function cardWords(
  template: TemplateKey,
  words: ReturnType<typeof useTranslation<"plans/templates">>["t"],
): Record<string, string> {
  const say = words as (key: string) => string; // the keys are those of the template's own cards, which its type says
  return Object.fromEntries(
    Object.keys(TEMPLATES[template].cards).map((name) => [name, say(`${template}.cards.${name}`)]),
  );
}
