import type { Comment, Post } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { commentsQuery, entriesOf } from "../cache.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentRow } from "./comment-row.tsx";

/**
 * The top-level comment of the comment in the address: a page requested with it starts with it, or with the comment it answers.
 * Undefined until that is known.
 */
function useThreadOf(postId: string, sought: string | null): string | null | undefined {
  const { data, error } = useQuery({
    ...query("GET /api/posts/{id}/comments", {
      params: { id: postId },
      query: { limit: 1, around: sought ?? undefined },
    }),
    enabled: sought !== null,
  });
  if (sought === null || error) return null;
  return data && (data.items[0]?.id ?? null);
}

/** The comments of a post, the oldest first, with their answers. */
export function Comments({
  post,
  sought,
  areComing,
}: {
  post: Post;
  /** The comment that the address names. */
  sought: string | null;
  /** The first of them are in an answer that is on its way. */
  areComing: boolean;
}) {
  const { t } = useTranslation("posts");
  const thread = useThreadOf(post.id, sought);
  return (
    <section id="comments" aria-labelledby="comments-title" className="grid scroll-mt-24 grid-cols-1 gap-5">
      <h2 id="comments-title" className="text-lg">
        {t("talk.title")}
      </h2>
      <CommentForm postId={post.id} />
      {thread === undefined ? (
        <Waiting />
      ) : (
        <Threads
          key={sought}
          postId={post.id}
          sought={thread && sought}
          thread={thread}
          areComing={areComing && sought === null}
        />
      )}
    </section>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-20 rounded-card" />
  </div>
);

function Threads({
  postId,
  sought,
  thread,
  areComing,
}: {
  postId: string;
  sought: string | null;
  thread: string | null;
  areComing: boolean;
}) {
  const { t } = useTranslation("posts");
  const list = useInfiniteQuery({
    ...commentsQuery(postId, sought ? { around: sought } : {}),
    enabled: !areComing,
  });
  if (list.error && !list.data)
    return <ErrorState title={t("talk.failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (!list.data) return <Waiting />;
  const comments = entriesOf(list.data);
  return (
    <>
      {sought && (
        <Link
          to={postsPaths.post(postId)}
          replace
          className="justify-self-start font-semibold text-accent text-sm hover:underline"
        >
          {t("talk.earlier")}
        </Link>
      )}
      {comments.length === 0 && !list.hasNextPage && <p className="text-ink-soft">{t("talk.empty")}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {comments.map((comment) => (
          <Thread
            key={comment.id}
            comment={comment}
            sought={sought}
            holdsSought={comment.id === thread && sought !== thread}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="grid justify-items-center gap-2">
          {list.isFetchNextPageError && <FormError>{t("older_failed")}</FormError>}
          <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("talk.more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** A comment with its answers, which are folded until they are requested. */
function Thread({
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
