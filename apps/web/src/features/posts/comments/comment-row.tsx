import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { ScamWarning } from "#features/moderation/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/format.tsx";
import { AuthorLine } from "../card/author.tsx";
import { PostWords } from "../card/words.tsx";
import { CommentMenu } from "./comment-menu.tsx";

/** A comment or an answer. The one that the address names comes into view. */
export function CommentRow({
  comment,
  sought,
  onReply,
  children,
}: {
  comment: Comment;
  /** The id of the comment that the address names. */
  sought: string | null;
  onReply: (() => void) | null;
  /** Below it: answers. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("posts");
  const { id: me } = useMember();
  const row = useRef<HTMLDivElement>(null);
  const isSought = sought === comment.id;
  useEffect(() => {
    if (!isSought) return;
    row.current?.scrollIntoView({ block: "center" });
    row.current?.focus({ preventScroll: true });
  }, [isSought]);
  if (comment.deleted)
    return (
      <li className="grid grid-cols-1 gap-3">
        <p className="rounded-card bg-sunken px-4 py-3 text-ink-soft text-sm">{t("talk.deleted")}</p>
        {children}
      </li>
    );
  return (
    <li className="grid grid-cols-1 gap-3">
      <div
        ref={row}
        tabIndex={-1}
        data-comment={comment.id}
        className={cx(
          "grid grid-cols-1 gap-2 rounded-card px-4 py-3 outline-none",
          isSought ? "bg-accent-soft" : "bg-sunken",
        )}
      >
        <div className="flex items-start justify-between gap-2">
          <AuthorLine author={comment.author} fallbackId={comment.id} size="sm">
            <RelativeTime time={comment.created_at} className="text-ink-soft text-sm" />
          </AuthorLine>
          <CommentMenu comment={comment} />
        </div>
        {comment.in_review && <Banner tone="warn">{t("talk.in_review")}</Banner>}
        <PostWords text={comment.text} mentions={comment.mentions} full={false} />
        {comment.signs.length > 0 && (
          <Suspense fallback={null}>
            <ScamWarning signs={comment.signs} audience={comment.author?.id === me ? "author" : "reader"} />
          </Suspense>
        )}
        {onReply && (
          <button
            type="button"
            onClick={onReply}
            className="-mx-1 -mb-1 min-h-8 justify-self-start rounded-control px-1 font-semibold text-accent text-sm hover:underline"
          >
            {t("talk.reply")}
          </button>
        )}
      </div>
      {children}
    </li>
  );
}
