import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Repeat2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { ScamWarning } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { RelativeTime } from "#ui/format.tsx";
import type { ListedPost } from "../cache.ts";
import { MediaGrid } from "../media/media-grid.tsx";
import { ActionBar } from "./action-bar.tsx";
import { AuthorLine } from "./author.tsx";
import { Offers } from "./offers.tsx";
import { PostMenu } from "./post-menu.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { PostWords } from "./words.tsx";

/** The words of a post in another language than the reader's, who may have them in their own. */
function ForeignWords({ post, full }: { post: ListedPost; full: boolean }) {
  const { t, i18n } = useTranslation("posts");
  const [showTranslation, setShowTranslation] = useState(false);
  const language = languageOf(i18n);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["translated post", post.id, language],
    queryFn: ({ signal }) =>
      call("POST /api/posts/{id}/translation", { params: { id: post.id }, body: { language }, signal }),
    enabled: showTranslation,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = showTranslation && data ? data.text : post.content;
  if (post.content === "") return null;
  return (
    <div aria-live="polite" className="grid justify-items-start gap-1">
      <PostWords text={shown} mentions={post.mentions} full={full} />
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {showTranslation && isFetching && t("card.translating")}
        {showTranslation && !isFetching && isError && t("card.translate_failed")}
        {showTranslation && data && t("card.translated")}
        {!(showTranslation && isFetching) && (
          <button
            type="button"
            onClick={() => setShowTranslation(!showTranslation)}
            className="-mx-1 min-h-8 rounded-control px-1 font-semibold text-accent hover:underline"
          >
            {showTranslation ? t("card.original") : t("card.translate")}
          </button>
        )}
      </p>
    </div>
  );
}

/** A post with all its actions. `whole`: on its own page, nothing is folded. */
export function PostCard({
  post,
  full = false,
  onGone,
}: {
  post: ListedPost;
  full?: boolean;
  /** It was deleted, or its author blocked. */
  onGone?: () => void;
}) {
  const { t, i18n } = useTranslation("posts");
  const { id: me, translates } = useMember();
  const isForeign = translates && post.language !== null && post.language !== i18n.language;
  const name = post.author?.username ?? t("gone_member");
  return (
    <article
      aria-label={t("card.of", { name })}
      data-post={post.id}
      className="grid grid-cols-1 gap-3.5 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      {post.reposted_by && (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Repeat2 aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          <Link to={peoplePaths.member(post.reposted_by.id)} className="truncate hover:underline">
            {t("card.reposted_by", { name: post.reposted_by.username })}
          </Link>
        </p>
      )}
      <header className="flex items-start justify-between gap-2">
        <AuthorLine author={post.author} fallbackId={post.id}>
          <Link
            to={postsPaths.post(post.id)}
            className="inline-flex min-h-6 items-center justify-self-start text-ink-soft text-sm hover:underline"
          >
            <RelativeTime time={post.created_at} />
          </Link>
        </AuthorLine>
        <PostMenu post={post} {...(onGone && { onGone })} />
      </header>
      {post.in_review && <Banner tone="warn">{t("card.in_review")}</Banner>}
      {post.signs.length > 0 && (
        <Suspense fallback={null}>
          <ScamWarning signs={post.signs} audience={post.author_id === me ? "author" : "reader"} />
        </Suspense>
      )}
      {isForeign && post.author_id !== me ? (
        <ForeignWords post={post} full={full} />
      ) : (
        <PostWords text={post.content} mentions={post.mentions} full={full} />
      )}
      {post.media.length > 0 && <MediaGrid media={post.media} />}
      {post.quote && <QuoteCard quote={post.quote} />}
      {post.actions && <Offers post={post} actions={post.actions} />}
      <ActionBar post={post} />
    </article>
  );
}
