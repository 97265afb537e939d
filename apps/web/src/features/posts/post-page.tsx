import type { Post } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useResync } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import {
  AT_ONCE,
  type CommentPage,
  type CommentPages,
  cachedPost,
  commentsQuery,
  keyOfPost,
} from "./cache.ts";
import { PostCard, PostsSkeleton } from "./card/post-card.tsx";
import { Comments } from "./comments/comments.tsx";
import { Back } from "./frame/back.tsx";

/**
 * One post; what a list knows of it is shown until the answer is there. `comments`: the first of them come in the same answer
 * and are kept where {@link commentsQuery} reads them.
 */
const postQuery = (id: string, comments: boolean) =>
  queryOptions<Post, ApiError>({
    queryKey: keyOfPost(id),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const { first_comments, ...post } = await call("GET /api/posts/{id}", {
        params: { id },
        query: { comments: comments ? AT_ONCE : undefined },
        signal,
      });
      if (first_comments) keepFirstComments(id, first_comments, askedAt);
      return post;
    },
    initialData: () => cachedPost(id),
    initialDataUpdatedAt: 0,
  });

function keepFirstComments(postId: string, first: CommentPage, askedAt: number): void {
  const { queryKey } = commentsQuery(postId);
  const held = queryClient.getQueryState<CommentPages>(queryKey);
  // What was read or written since then is newer, and a list that was read on stays as long as it is.
  if (held?.data && (held.dataUpdatedAt > askedAt || held.data.pages.length > 1)) return;
  queryClient.setQueryData<CommentPages>(queryKey, { pages: [first], pageParams: [null] });
}

/** An invalid address, and one of a post that is gone or hidden from the viewer, give the same page. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `/dashboard/feed/{postId}?comment=`: a post with its comments (spec: public, 2.13). */
export default function PostPage() {
  const { t } = useTranslation("posts");
  const { postId = "" } = useParams();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const sought = search.get("comment");
  const {
    data: post,
    error,
    refetch,
    isFetching,
    isFetchedAfterMount,
  } = useQuery(postQuery(postId, sought === null));
  useResync(() => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: ["GET /api/posts/{id}/comments"] });
  });
  const leave = () => void (key === "default" ? navigate(postsPaths.feed, { replace: true }) : navigate(-1));
  const missing = isMissing(error);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{t("detail.title")}</DocumentTitle>
      <Back />
      {!missing && <h1 className="sr-only">{t("detail.title")}</h1>}
      {missing && (
        <EmptyState
          asPage
          icon={<FileX2 strokeWidth={1.75} />}
          title={t("detail.missing_title")}
          action={<ButtonLink to={postsPaths.feed}>{t("to_feed")}</ButtonLink>}
        >
          {t("detail.missing_text")}
        </EmptyState>
      )}
      {error && !post && !missing && (
        <ErrorState title={t("detail.failed")} error={error} onRetry={() => refetch()} />
      )}
      {!error && !post && <PostsSkeleton count={1} />}
      {post && !missing && (
        <>
          <PostCard post={post} full onGone={leave} />
          <Comments post={post} sought={sought} areComing={isFetching && !isFetchedAfterMount} />
        </>
      )}
    </div>
  );
}
