import { useMemo } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { indexOf, type Searchable } from "./search.ts";
import { ARTICLE_TEXTS, type ArticleKey, HELP_NAMESPACES } from "./sections.ts";

/** An article in the language of the page. */
export type Article = Searchable<ArticleKey>;

/** All articles in the language of the page, and the index to search them by. Suspends until they are there. */
export function useArticles() {
  const { t } = useTranslation(HELP_NAMESPACES);
  return useMemo(() => {
    const articles: Article[] = ARTICLE_TEXTS.map(({ key, texts }) => ({
      key,
      title: t(`${texts}.title`),
      keywords: t(`${texts}.keywords`),
      body: t(`${texts}.body`),
    }));
    return { articles, index: indexOf(articles) };
  }, [t]);
}
