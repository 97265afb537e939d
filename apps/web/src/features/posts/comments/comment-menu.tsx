import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { Ellipsis, Flag, Link2, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { changeComments, changePost, dropAuthor } from "../cache.ts";
import { useCopyLink } from "../card/links.ts";

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
export function CommentMenu({ comment }: { comment: Comment }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const { id: me } = useMember();
  const [asked, setAsked] = useState<"delete" | "report" | null>(null);
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
          <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => setAsked("delete")}>
            {t("card.delete")}
          </MenuItem>
        )}
        {author?.id !== me && (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setAsked("report")}>
            {t("card.report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked === "delete"}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t("talk.delete_ask")}
        text={comment.replies > 0 ? t("talk.delete_text") : comment.text.slice(0, 160)}
        confirm={t("card.delete")}
        danger
        error={failure}
        onConfirm={remove}
      />
      <Suspense fallback={null}>
        {asked === "report" && (
          <ReportDialog
            subject={{ kind: "comment", id: comment.id, post_id: comment.post_id }}
            name={name}
            {...(author && { author })}
            onClose={() => setAsked(null)}
            onBlocked={onBlocked}
          />
        )}
      </Suspense>
    </>
  );
}
