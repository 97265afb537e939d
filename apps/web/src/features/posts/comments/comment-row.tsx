import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { Ellipsis, Flag, Link2, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ReportDialog, ScamWarning } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { changeComments, changePost, dropAuthor } from "../cache.ts";
import { AuthorLine } from "../card/author.tsx";
import { useCopyLink } from "../card/links.ts";
import { PostWords } from "../card/words.tsx";

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

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Takes a comment out where it is shown; one with answers leaves a gap with its place. */
function recordDeleted({ id, post_id: postId, parent_id: parentId }: Comment): void {
  changeComments(postId, (comments) =>
    comments.flatMap((one): Comment[] => {
      if (one.id === parentId) return [{ ...one, replies: Math.max(0, one.replies - 1) }];
      if (one.id !== id) return [one];
      if (one.replies === 0) return [];
      return [{ ...one, deleted: true, deletable: false, author: null, text: "", mentions: [] }];
    }),
  );
  changePost(postId, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }));
}

/** The actions of a comment: copying its link, deleting, reporting. */
function CommentMenu({ comment }: { comment: Comment }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const { id: me } = useMember();
  const [openDialog, setOpenDialog] = useState<"delete" | "report" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const copyLink = useCopyLink();
  const { author } = comment;
  const name = author?.username ?? t("gone_member");
  const remove = async () => {
    setFailure(null);
    try {
      await call("DELETE /api/posts/{id}/comments/{commentId}", {
        params: { id: comment.post_id, commentId: comment.id },
      });
    } catch (problem) {
      setFailure((problem instanceof Error && problem.message) || ui("error_text"));
      throw problem;
    }
    recordDeleted(comment);
  };
  const onBlocked = () => {
    if (author) dropAuthor(author.id, "everywhere");
    void queryClient.invalidateQueries({ queryKey: ["GET /api/posts/{id}/comments"] });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("talk.menu", { name })}
            tooltip={false}
            icon={<Ellipsis aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="-my-2 -me-2"
          />
        }
      >
        <MenuItem icon={<Link2 {...icon} />} onClick={() => void copyLink(comment.post_id, comment.id)}>
          {t("card.copy_link")}
        </MenuItem>
        {comment.deletable && (
          <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => setOpenDialog("delete")}>
            {t("card.delete")}
          </MenuItem>
        )}
        {author?.id !== me && (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setOpenDialog("report")}>
            {t("card.report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={openDialog === "delete"}
        onOpenChange={(open) => !open && setOpenDialog(null)}
        title={t("talk.delete_ask")}
        text={comment.replies > 0 ? t("talk.delete_text") : comment.text.slice(0, 160)}
        confirm={t("card.delete")}
        danger
        error={failure}
        onConfirm={remove}
      />
      <Suspense fallback={null}>
        {openDialog === "report" && (
          <ReportDialog
            subject={{ kind: "comment", id: comment.id, post_id: comment.post_id }}
            name={name}
            {...(author && { author })}
            onClose={() => setOpenDialog(null)}
            onBlocked={onBlocked}
          />
        )}
      </Suspense>
    </>
  );
}
