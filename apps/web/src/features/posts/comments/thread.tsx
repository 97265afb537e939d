import type { Comment } from "@kompagnon/contract/posts/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { commentsQuery, entriesOf } from "../cache.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentRow } from "./comment-row.tsx";

/** A comment with its answers, which are folded until they are requested. */
export function Thread({
  comment,
  sought,
  holdsSought,
}: {
  comment: Comment;
  sought: string | null;
  /** One of the answers is the one that the address names. */
  holdsSought: boolean;
}) {
  const { t } = useTranslation("posts");
  const [open, setOpen] = useState(holdsSought);
  /** The comment that is being answered; null if none. */
  const [answering, setAnswering] = useState<{ name: string; initialText: string } | null>(null);
  const { replies } = comment;
  const nameOf = (one: Comment) => one.author?.username ?? t("gone_member");
  const shown = open && replies > 0;
  return (
    <CommentRow
      comment={comment}
      sought={sought}
      onReply={() => setAnswering({ name: nameOf(comment), initialText: "" })}
    >
      {(replies > 0 || answering) && (
        <div className="grid grid-cols-1 gap-3 ps-5 sm:ps-10">
          {replies > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3 justify-self-start"
              aria-expanded={open}
              icon={<CornerDownRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
              onClick={() => setOpen(!open)}
            >
              {open ? t("talk.hide") : t("talk.answers", { count: replies })}
            </Button>
          )}
          {shown && (
            <Answers
              comment={comment}
              sought={holdsSought ? sought : null}
              onReply={(one) =>
                setAnswering({ name: nameOf(one), initialText: one.author ? `@${one.author.username} ` : "" })
              }
            />
          )}
          {answering && (
            <CommentForm
              key={answering.name}
              postId={comment.post_id}
              parent={{ id: comment.id, name: answering.name }}
              initialText={answering.initialText}
              focus
              onSent={() => {
                setAnswering(null);
                setOpen(true);
              }}
              onCancel={() => setAnswering(null)}
            />
          )}
        </div>
      )}
    </CommentRow>
  );
}

function Answers({
  comment,
  sought,
  onReply,
}: {
  comment: Comment;
  sought: string | null;
  onReply: (answer: Comment) => void;
}) {
  const { t } = useTranslation("posts");
  const list = useInfiniteQuery(
    commentsQuery(comment.post_id, { parent: comment.id, ...(sought && { around: sought }) }),
  );
  if (list.error && !list.data)
    return (
      <ErrorState
        className="py-4!"
        title={t("talk.failed")}
        error={list.error}
        onRetry={() => list.refetch()}
      />
    );
  if (!list.data) return <Skeleton className="h-20 rounded-card" />;
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {entriesOf(list.data).map((answer) => (
          <CommentRow
            key={answer.id}
            comment={answer}
            sought={sought}
            onReply={answer.deleted ? null : () => onReply(answer)}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          busy={list.isFetchingNextPage}
          className="justify-self-start"
          onClick={() => list.fetchNextPage()}
        >
          {t("talk.more_answers")}
        </Button>
      )}
    </>
  );
}
