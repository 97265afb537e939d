import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { FEED_FILTERS, type FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { cx } from "#ui/cx.ts";

/** The feed that the address asks for: `?filter=following` or `models`, else everybody's. */
export function useFilter(): FeedFilter {
  const [search] = useSearchParams();
  const asked = search.get("filter");
  return FEED_FILTERS.find((one) => one === asked) ?? "all";
}

/** Whose posts the feed shows. */
export function FeedFilters({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation("posts");
  return (
    <nav aria-label={t("filter.label")} className="flex gap-1 overflow-x-auto border-line border-b">
      {FEED_FILTERS.map((one) => (
        <Link
          key={one}
          to={one === "all" ? postsPaths.feed : `${postsPaths.feed}?filter=${one}`}
          replace
          aria-current={one === filter ? "page" : undefined}
          className={cx(
            "inline-flex min-h-11 shrink-0 items-center border-b-2 px-3.5 font-medium text-sm focus-visible:-outline-offset-2",
            one === filter ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
          )}
        >
          {t(`filter.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
