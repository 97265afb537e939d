import { useTranslation } from "#platform/use-translation.ts";
import { languageOf } from "./i18n.ts";
import { type SitePage, sitePath } from "./site-paths.ts";

/** The address of a public page in the language of the interface. */
export function useSitePath(page: SitePage): string {
  const { i18n } = useTranslation();
  return sitePath(page, languageOf(i18n));
}
