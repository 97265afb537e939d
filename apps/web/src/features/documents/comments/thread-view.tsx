import { CircleCheck, EllipsisVertical, Pencil, RotateCcw, ShieldQuestion, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { isSealed } from "../share/key-note.tsx";
import type { OpenDocument } from "../types.ts";
import { Composer } from "./composer.tsx";
import { penOf } from "./signed.ts";
import { type Comment, edit, remove, reopen, reply, resolve, type Thread } from "./threads.ts";

/** Whether the named author wrote a comment; null while that is checked. */
export type IsSignedByAuthor = (threadId: string, comment: Comment) => boolean | null;

/** What people who left are called. */
function useNames(open: OpenDocument) {
  const { t } = useTranslation("documents");
  const me = useMember();
  return (id: string) => {
    const known = open.info.members.find(({ member }) => member.id === id)?.member;
    return {
      id,
      name: known?.username ?? (id === me.id ? (me.username ?? "") : t("comments.someone")),
      avatar: known?.avatar_url ?? null,
    };
  };
}

/** A thread: its place, its comments, and its actions. */
export function ThreadView({
  open,
  thread,
  isSignedByAuthor,
  onGo,
}: {
  open: OpenDocument;
  thread: Thread;
  isSignedByAuthor: IsSignedByAuthor;
  onGo: ((anchorId: string) => void) | undefined;
}) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const nameOf = useNames(open);
  const [replying, setReplying] = useState(false);
  const { anchor, resolved, comments } = thread;
  const may = open.info.can.comment;
  const pen = penOf(open.id, me.id, isSealed(open));
  return (
    <li className="grid gap-3 rounded-card border border-line p-3">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <bdi className="min-w-0 flex-1 truncate font-medium text-ink-soft text-sm">
          {anchor ? t("comments.at", { label: anchor.label }) : t("comments.general")}
        </bdi>
        {anchor && onGo && (
          <Button size="sm" variant="quiet" onClick={() => onGo(anchor.id)}>
            {t("comments.go")}
          </Button>
        )}
      </div>
      <ul className="grid gap-3">
        {comments.map((comment) => (
          <CommentView
            key={comment.id}
            open={open}
            threadId={thread.id}
            comment={comment}
            isSignedByAuthor={isSignedByAuthor(thread.id, comment)}
          />
        ))}
      </ul>
      {resolved && (
        <p className="text-ink-soft text-xs">
          {isSignedByAuthor(thread.id, resolved) === true
            ? t("comments.resolved_by", { name: nameOf(resolved.authorId).name })
            : t("comments.resolved")}
        </p>
      )}
      {may && replying && (
        <Composer
          open={open}
          label={t("comments.reply_label")}
          send={t("comments.reply")}
          onSend={async (text) => {
            await reply(open.comments, thread.id, pen, text);
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      )}
      {may && !replying && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={() => setReplying(true)}>
            {t("comments.reply")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={
              resolved ? (
                <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />
              ) : (
                <CircleCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
              )
            }
            onClick={() =>
              resolved ? reopen(open.comments, thread.id) : resolve(open.comments, thread.id, pen)
            }
          >
            {t(resolved ? "comments.reopen" : "comments.resolve")}
          </Button>
        </div>
      )}
    </li>
  );
}

function CommentView({
  open,
  threadId,
  comment,
  isSignedByAuthor,
}: {
  open: OpenDocument;
  threadId: string;
  comment: Comment;
  isSignedByAuthor: boolean | null;
}) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const named = useNames(open)(comment.authorId);
  const author =
    isSignedByAuthor === false ? { id: comment.id, name: t("comments.someone"), avatar: null } : named;
  const pen = penOf(open.id, me.id, isSealed(open));
  const [editing, setEditing] = useState(false);
  const mine = comment.authorId === me.id && !comment.deleted && open.info.can.comment;
  return (
    <li className="grid gap-1">
      <div className="flex min-h-10 items-center gap-2">
        <span className={cx("flex min-w-0 items-center gap-2", isSignedByAuthor === null && "invisible")}>
          <Avatar id={author.id} name={author.name} src={author.avatar} size="xs" />
          <bdi className="min-w-0 truncate font-medium text-sm">{author.name}</bdi>
        </span>
        <RelativeTime time={comment.at} style="short" className="shrink-0 text-ink-soft text-xs" />
        {comment.editedAt && !comment.deleted && (
          <span className="text-ink-soft text-xs">{t("comments.edited")}</span>
        )}
        {mine && !editing && (
          <CommentMenu
            name={author.name}
            onEdit={() => setEditing(true)}
            onDelete={() => remove(open.comments, threadId, pen, comment)}
          />
        )}
      </div>
      {isSignedByAuthor === false && (
        <p className="flex items-start gap-1.5 text-warn text-xs">
          <ShieldQuestion aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {t("comments.unsigned")}
        </p>
      )}
      {editing ? (
        <Composer
          open={open}
          label={t("comments.write")}
          send={t("comments.save")}
          text={comment.text}
          onSend={async (text) => {
            await edit(open.comments, threadId, pen, { comment, text });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap text-sm wrap-anywhere">
          {comment.deleted ? (
            <span className="text-ink-soft italic">{t("comments.deleted")}</span>
          ) : (
            comment.text
          )}
        </p>
      )}
    </li>
  );
}

function CommentMenu({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation("documents");
  const [asking, setAsking] = useState(false);
  return (
    <span className="ms-auto">
      <Menu
        trigger={
          <IconButton
            label={t("comments.more", { name })}
            tooltip={false}
            icon={<EllipsisVertical className="size-4" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Pencil strokeWidth={1.75} />} onClick={onEdit}>
          {t("comments.edit")}
        </MenuItem>
        <MenuItem danger icon={<Trash2 strokeWidth={1.75} />} onClick={() => setAsking(true)}>
          {t("comments.delete")}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("comments.delete_title")}
        text={t("comments.delete_text")}
        confirm={t("comments.delete")}
        danger
        onConfirm={onDelete}
      />
    </span>
  );
}
