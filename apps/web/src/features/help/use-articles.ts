import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { indexOf, type Searchable } from "./search.ts";
import { ARTICLES, type ArticleKey } from "./sections.ts";

/** An article in the language of the page. */
export type Article = Searchable<ArticleKey>;

/** All articles in the language of the page, and the index to search them by. Suspends until they are there. */
export function useArticles() {
  const { t } = useTranslation("help");
  return useMemo(() => {
    const articles: Article[] = ARTICLES.map((key) => ({
      key,
      title: t(`articles.${key}.title`),
      keywords: t(`articles.${key}.keywords`),
      body: t(`articles.${key}.body`),
    }));
    return { articles, index: indexOf(articles) };
  }, [t]);
}
