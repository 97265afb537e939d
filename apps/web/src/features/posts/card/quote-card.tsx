import type { Post } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { useIsNearViewport } from "#ui/near-viewport.ts";

/** The post that another one comments on. The whole card leads to it. */
export function QuoteCard({ quote, linked = true }: { quote: NonNullable<Post["quote"]>; linked?: boolean }) {
  const { t } = useTranslation("posts");
  const near = useIsNearViewport();
  const { post } = quote;
  if (!post)
    return (
      <p className="rounded-card border border-line bg-sunken px-4 py-3 text-ink-soft text-sm">
        {t("card.quote_gone")}
      </p>
    );
  const name = post.author?.username ?? t("gone_member");
  const [first] = post.media;
  const picture =
    first && (first.media_type === "image" ? (first.preview_url ?? first.url) : first.preview_url);
  return (
    <div className="relative grid gap-2 rounded-card border border-line px-4 py-3 has-[a:hover]:border-line-strong">
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <Avatar id={post.author?.id ?? post.id} name={name} src={post.author?.avatar_url ?? null} size="xs" />
        <bdi className="truncate font-semibold">{name}</bdi>
        <RelativeTime time={post.created_at} className="shrink-0 text-ink-soft" />
      </p>
      <div className="flex gap-3">
        <p dir="auto" className="line-clamp-5 min-w-0 grow whitespace-pre-line wrap-anywhere text-sm">
          {post.content}
        </p>
        {picture && (
          <img
            src={near ? picture : undefined}
            alt={first.alt}
            width={72}
            height={72}
            loading="lazy"
            className="size-18 shrink-0 rounded-control bg-sunken object-cover"
          />
        )}
      </div>
      {linked && (
        <Link
          to={postsPaths.post(post.id)}
          aria-label={t("card.of", { name })}
          className="absolute inset-0 rounded-card"
        />
      )}
    </div>
  );
}
