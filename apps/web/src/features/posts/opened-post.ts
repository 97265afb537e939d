import type { Post } from "@kompagnon/contract/posts/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { type ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { AT_ONCE, type CommentPage, type CommentPages, commentsQuery, heldPost, keyOfPost } from "./cache.ts";

/**
 * One post; what a list knows of it is shown until the answer is there. `comments`: the first of them come in the same answer
 * and are kept where {@link commentsQuery} reads them.
 */
export const postQuery = (id: string, comments: boolean) =>
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
    initialData: () => heldPost(id),
    initialDataUpdatedAt: 0,
  });

function keepFirstComments(postId: string, first: CommentPage, askedAt: number): void {
  const { queryKey } = commentsQuery(postId);
  const held = queryClient.getQueryState<CommentPages>(queryKey);
  // What was read or written since then is newer, and a list that was read on stays as long as it is.
  if (held?.data && (held.dataUpdatedAt > askedAt || held.data.pages.length > 1)) return;
  queryClient.setQueryData<CommentPages>(queryKey, { pages: [first], pageParams: [null] });
}
