import { languageOf } from "#platform/i18n.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { linkedWords } from "../linked-words.ts";

const PAGES = ["terms", "privacy"] as const satisfies readonly SitePage[];

/**
 * A text in which `<terms>…</terms>` and `<privacy>…</privacy>` are links. They open in a new tab, so that typed input is kept.
 */
export function LegalWords({ children }: { children: string }) {
  const { i18n } = useTranslation("accounts");
  return linkedWords(children, PAGES).map(({ words, page, at }) =>
    page === null ? (
      words
    ) : (
      <a
        key={at}
        href={sitePath(page, languageOf(i18n))}
        target="_blank"
        rel="noopener"
        className="font-medium text-accent underline underline-offset-2"
      >
        {words}
      </a>
    ),
  );
}
