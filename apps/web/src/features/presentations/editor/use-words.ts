import { useTranslation } from "#platform/use-translation.ts";
import { commaList, numbers } from "#ui/formatters.ts";
import { hasText, type SlideObject } from "../model/object.ts";
import { plainText } from "../model/text.ts";

/** What objects and slides are called in the language of the page. */
const labelOf = (object: SlideObject): string => {
  if (hasText(object)) return plainText(object.text);
  return object.kind === "table" ? (object.rows[0]?.[0] ?? "") : object.alt;
};

export function useWords() {
  const { t, i18n } = useTranslation("presentations");
  const number = (value: number) => numbers(i18n.language).format(value);
  return {
    t,
    number,
    list: (parts: readonly string[]) => commaList(i18n.language, parts),
    name: (object: SlideObject): string => {
      const kind = t(`kind.${object.kind}`);
      const text = labelOf(object).replace(/\s+/g, " ").trim().slice(0, 60);
      return text ? t("object.named", { kind, text }) : kind;
    },
  };
}
