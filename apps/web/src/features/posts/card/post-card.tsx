import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Repeat2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { ScamWarning } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/format.tsx";
import { useIsNearViewport } from "#ui/near-viewport.ts";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import type { ListedPost } from "../cache.ts";
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

/** A video with the browser's own controls; fetched when it is played. */
function Video({ video }: { video: Media }) {
  const { t } = useTranslation("posts");
  const [broken, setBroken] = useState(false);
  const shape = Math.min(2.2, Math.max(0.75, (video.width ?? 16) / Math.max(1, video.height ?? 9)));
  return (
    <div className="grid gap-1.5">
      <video
        src={video.url}
        {...(video.preview_url && { poster: video.preview_url })}
        aria-label={video.alt || t("media.video")}
        controls
        playsInline
        preload="none"
        onError={() => setBroken(true)}
        style={{ aspectRatio: shape }}
        className="max-h-[36rem] w-full rounded-card bg-sunken object-contain"
      />
      {broken && (
        <p role="alert" className="text-ink-soft text-sm">
          {t("media.video_broken")}
        </p>
      )}
    </div>
  );
}

const Lightbox = lazy(async () => ({ default: (await import("#ui/lightbox.tsx")).Lightbox }));

/** The shape of a single picture, kept between a tower and a panorama. */
const shapeOf = ({ width, height }: Media): number =>
  Math.min(2.2, Math.max(0.75, (width ?? 4) / Math.max(1, height ?? 3)));

const layouts = [
  "",
  "",
  "grid-cols-2 aspect-[16/9]",
  "grid-cols-2 grid-rows-2 aspect-[4/3]",
  "grid-cols-2 grid-rows-2 aspect-[4/3]",
];

/** One to four pictures, or a video. A press shows a picture large. */
function MediaGrid({ media }: { media: readonly Media[] }) {
  const { t } = useTranslation("posts");
  const [shown, setShown] = useState<number | null>(null);
  const [first] = media;
  if (!first) return null;
  if (first.media_type === "video") return <Video video={first} />;
  const single = media.length === 1;
  return (
    <>
      <div
        className={cx(
          "grid gap-1 overflow-hidden rounded-card",
          single ? "max-h-[36rem]" : layouts[media.length],
        )}
        style={single ? { aspectRatio: shapeOf(first) } : undefined}
      >
        {media.map((image, index) => (
          <button
            key={image.id}
            type="button"
            onClick={() => setShown(index)}
            aria-label={[t("media.show", { number: index + 1, total: media.length }), image.alt]
              .filter(Boolean)
              .join(": ")}
            className={cx(
              "relative min-h-0 min-w-0 cursor-zoom-in bg-sunken focus-visible:-outline-offset-2",
              media.length === 3 && index === 0 && "row-span-2",
            )}
          >
            <Picture image={image} />
          </button>
        ))}
      </div>
      <Suspense fallback={null}>
        {shown !== null && (
          <Lightbox images={media} first={shown} variant="captions" onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}

function Picture({ image }: { image: Media }) {
  const { t } = useTranslation("posts");
  const [broken, setBroken] = useState(false);
  const near = useIsNearViewport();
  if (broken)
    return (
      <span className="absolute inset-0 grid place-items-center p-3 text-ink-soft text-sm">
        {t("media.broken")}
      </span>
    );
  return (
    <img
      src={near ? (image.preview_url ?? image.url) : undefined}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** The shape of posts that are on their way. */
export function PostsSkeleton({ count = 3 }: { count?: number }) {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="grid gap-4">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      {Array.from({ length: count }, (_, index) => `post ${index}`).map((row) => (
        <div key={row} className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full!" />
            <div className="grid grow gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="h-6 w-4/5" />
        </div>
      ))}
    </div>
  );
}
