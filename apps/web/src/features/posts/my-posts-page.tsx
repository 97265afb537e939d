import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { POST_SORTS, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { SquarePen } from "lucide-react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormattedNumber } from "#ui/format.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { mineListQuery, mineQuery } from "./cache.ts";
import { BackToFeed } from "./frame/back.tsx";
import { PostList } from "./list/post-list.tsx";

const FIGURES = ["posts", "likes", "comments", "reposts", "shares", "saves"] as const;

/** `/dashboard/feed/myposts?sort=`: the member's own posts and their figures (spec: public, 2.13). */
export default function MyPostsPage() {
  const { t } = useTranslation("posts");
  const [search, setSearch] = useSearchParams();
  const sortParam = search.get("sort");
  const sort: PostSort = POST_SORTS.find((one) => one === sortParam) ?? "newest";
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{t("mine.title")}</DocumentTitle>
      <BackToFeed />
      <h1 className="text-2xl">{t("mine.title")}</h1>
      <Figures sort={sort} />
      <Select
        className="max-w-60"
        label={t("mine.sort")}
        options={POST_SORTS.map((value) => ({ value, label: t(`mine.${value}`) }))}
        value={sort}
        onChange={(next) => setSearch(next === "newest" ? {} : { sort: next }, { replace: true })}
      />
      <PostList
        key={sort}
        source={mineListQuery(sort)}
        label={t("mine.title")}
        empty={
          <EmptyState
            icon={<SquarePen strokeWidth={1.75} />}
            title={t("mine.empty_title")}
            action={<ButtonLink to={postsPaths.feed}>{t("empty.write")}</ButtonLink>}
          >
            {t("mine.empty_text")}
          </EmptyState>
        }
      />
    </div>
  );
}

/** The totals of the member's posts. */
function Figures({ sort }: { sort: PostSort }) {
  const { t } = useTranslation("posts");
  const { data, error } = useInfiniteQuery(mineQuery(sort));
  const figures = data?.pages[0]?.statistics;
  if (error && !figures) return null; // the list below says so
  return (
    <dl aria-label={t("mine.figures")} className="grid grid-cols-3 gap-2.5">
      {FIGURES.map((name) => (
        <div key={name} className="grid content-start gap-0.5 rounded-card border border-line bg-raised p-3">
          <dt className="order-2 text-ink-soft text-xs wrap-anywhere hyphens-auto">{t(`mine.${name}`)}</dt>
          <dd className="font-display text-xl">
            {figures ? <FormattedNumber value={figures[name]} /> : <Skeleton className="h-7 w-10" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
