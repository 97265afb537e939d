import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArticleLink } from "./article-view.tsx";
import { excerpt, type Index, mark, search } from "./search.ts";
import { type Article, type ArticleKey, sectionOf } from "./sections.ts";

/** What a query finds, best first, with the words marked; or what to do when it finds nothing. */
export function SearchResults(props: {
  query: string;
  articles: readonly Article[];
  index: Index<ArticleKey>;
}) {
  const { query, articles, index } = props;
  const { t } = useTranslation("help");
  const found = useMemo(() => {
    const keys = search(index, query);
    return keys.flatMap((key) => articles.find((article) => article.key === key) ?? []);
  }, [query, articles, index]);
  return (
    <>
      <p role="status" className={found.length > 0 ? "text-ink-soft text-sm" : "sr-only"}>
        {found.length > 0 ? t("results", { count: found.length }) : t("empty_title", { words: query.trim() })}
      </p>
      {found.length > 0 ? (
        <ul className="-mt-2 grid gap-3">
          {found.map((article) => (
            <Result key={article.key} article={article} query={query} />
          ))}
        </ul>
      ) : (
        <Nothing query={query.trim()} />
      )}
    </>
  );
}

function Result({ article, query }: { article: Article; query: string }) {
  const { t } = useTranslation("help");
  const section = sectionOf(article.key);
  return (
    <Card as="li" padding="none">
      <ArticleLink article={article.key} className="grid gap-0.5 rounded-card p-4">
        {section && <span className="text-ink-soft text-xs">{t(`sections.${section.key}`)}</span>}
        <span className="font-semibold">
          <Marked text={article.title} query={query} />
        </span>
        <span className="text-pretty text-ink-soft text-sm">
          <Marked text={excerpt(article.body, query)} query={query} />
        </span>
      </ArticleLink>
    </Card>
  );
}

const Marked = ({ text, query }: { text: string; query: string }) => {
  let position = 0;
  return mark(text, query).map((part) => {
    const key = position;
    position += part.text.length;
    return part.hit ? (
      <mark key={key} className="rounded-[3px] bg-signal-soft text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
};

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation("help");
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.75} />}
      title={t("empty_title", { words: query })}
      action={
        <ButtonLink variant="secondary" to={contactPaths.contact}>
          {t("empty_action")}
        </ButtonLink>
      }
    >
      {t("empty_text")}
    </EmptyState>
  );
}
