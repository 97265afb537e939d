import type { Actions, Post } from "@kompagnon/contract/posts/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { Offers } from "./offers.tsx";

const author = {
  id: "00000000-0000-7000-8000-000000000002",
  username: "Lucía",
  email: null,
  avatar_url: null,
  avatar_path: null,
  verified: false,
};
const post: Post = {
  id: "00000000-0000-7000-8000-000000000001",
  content: "Busco a alguien",
  author,
  author_id: author.id,
  created_at: "2026-11-26T08:00:00.000Z",
  media: [],
  actions: null,
  mentions: [],
  likes: 0,
  comments: 0,
  reposts: 0,
  shares: 0,
  liked: false,
  saved: false,
  reposted: false,
  quote: null,
  reposted_by: null,
  embeddable: true,
  language: "es",
  in_review: false,
  signs: [],
};
const actions: Actions = { hiring: { count: 1, roles: ["Diseño web"] }, dm: false, groupJoin: null };

test("Offers: a role keeps its width; a long button goes below it", async () => {
  await renderInApp(<Offers post={post} actions={actions} />, { language: "es", me: {} });
  const role = await screen.findByText("Diseño web");
  expect(role).toHaveClass("basis-32");
  expect(role.parentElement).toHaveClass("flex-wrap");
  expect(screen.getByRole("button", { name: "Presentar candidatura a «Diseño web»" })).toBeVisible();
});
