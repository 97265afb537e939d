import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { FEED_FILTERS, type FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { keep, recall } from "#platform/device.ts";
import { languageOf } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** What most people here write in. */
const DEFAULT_LANGUAGE = "de";
/** Under this name the browser keeps which feed was last chosen. */
const CHOSEN_AS = "posts.feed";
const filterIn = (name: string | null) => FEED_FILTERS.find((one) => one === name);

/**
 * The feed that the address requests by `?filter=`, else the one that was last chosen here. The default is all posts for German,
 * and the posts in the language of the interface for any other language.
 */
export function useFilter(): FeedFilter {
  const { i18n } = useTranslation("posts");
  const [search] = useSearchParams();
  const asked = filterIn(search.get("filter")) ?? filterIn(recall(CHOSEN_AS));
  return asked ?? (languageOf(i18n) === DEFAULT_LANGUAGE ? "all" : "language");
}

/** Brings the chosen one into the middle of the bar, where they do not all fit; the page stays where it is. */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!bar || !chosen) return;
  const { left, width } = bar.getBoundingClientRect();
  bar.scrollLeft += chosen.left + chosen.width / 2 - left - width / 2;
}

/** Whose posts the feed shows. */
export function FeedFilters({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation("posts");
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, another place
  useEffect(() => showChosen(bar.current), [filter]);
  return (
    <nav ref={bar} aria-label={t("filter.label")} className="flex gap-1 overflow-x-auto border-line border-b">
      {FEED_FILTERS.map((one) => (
        <Link
          key={one}
          to={`${postsPaths.feed}?filter=${one}`}
          replace
          onClick={() => keep(CHOSEN_AS, one)}
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
