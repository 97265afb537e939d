import type { Comment, Post } from "@kompagnon/contract/posts/model.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { feedQuery } from "./cache.ts";
import PostPage from "./post-page.tsx";
import { aPost } from "./test-post.ts";

const post = aPost({ comments: 1 });
const { id: POST, author } = post;
const comment: Comment = {
  id: "00000000-0000-7000-8000-000000000003",
  post_id: POST,
  parent_id: null,
  author,
  text: "Stark, wie viel davon bleibt?",
  mentions: [],
  created_at: "2026-11-26T09:00:00.000Z",
  deleted: false,
  replies: 0,
  deletable: false,
  in_review: false,
  signs: [],
};
const first_comments = { items: [comment], next_cursor: null };
const at = `/dashboard/feed/${POST}`;
const path = "/dashboard/feed/:postId";

test("a post and the first of its comments come in one answer", async () => {
  const { sent } = fakeCalls({ "GET /api/posts/{id}": { ...post, first_comments } });
  await renderInApp(<PostPage />, { at, path, me: {} });
  expect(await screen.findByText(comment.text)).toBeVisible();
  expect(screen.getByText(post.content)).toBeVisible();
  expect(sent.map(({ route, query }) => [route, query.toString()])).toEqual([
    ["GET /api/posts/{id}", "comments=20"],
  ]);
});

test("a post that a list knows is shown at once, its comments when they have come", async () => {
  let answer: (value: Post & { first_comments: typeof first_comments }) => void = () => undefined;
  const { sent } = fakeCalls({
    "GET /api/posts/{id}": () => new Promise<Post>((resolve) => (answer = resolve)),
  });
  const shown = renderInApp(<PostPage />, { at, path, me: {} });
  queryClient.setQueryData(feedQuery("all").queryKey, {
    pages: [{ items: [post], next_cursor: null }],
    pageParams: [null],
  });
  await shown;
  expect(await screen.findByText(post.content)).toBeVisible();
  expect(screen.queryByText(comment.text)).toBeNull();
  answer({ ...post, first_comments });
  expect(await screen.findByText(comment.text)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("comments are asked for by themselves where the post could not be read again", async () => {
  fakeCalls({
    "GET /api/posts/{id}": new Refusal(403, "forbidden"),
    "GET /api/posts/{id}/comments": first_comments,
  });
  const shown = renderInApp(<PostPage />, { at, path, me: {} });
  queryClient.setQueryData(feedQuery("all").queryKey, {
    pages: [{ items: [post], next_cursor: null }],
    pageParams: [null],
  });
  await shown;
  expect(await screen.findByText(comment.text)).toBeVisible();
});

test("an address that names a comment begins at its page", async () => {
  const { sent } = fakeCalls({
    "GET /api/posts/{id}": post,
    "GET /api/posts/{id}/comments": first_comments,
  });
  await renderInApp(<PostPage />, { at: `${at}?comment=${comment.id}`, path, me: {} });
  expect(await screen.findByText(comment.text)).toBeVisible();
  await waitFor(() =>
    expect(sent.map(({ route, query }) => [route, query.get("around")])).toEqual([
      ["GET /api/posts/{id}", null],
      ["GET /api/posts/{id}/comments", comment.id],
      ["GET /api/posts/{id}/comments", comment.id],
    ]),
  );
});
