import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { feedQuery } from "../cache.ts";
import { aPost } from "../test-post.ts";
import { PostList } from "./post-list.tsx";

const items = Array.from({ length: 9 }, (_, at) =>
  aPost({ id: `00000000-0000-7000-8000-0000000001${10 + at}`, content: `Woche ${at}` }),
);

/** What waits for the next frame. */
let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});
const nextFrame = async () => {
  await act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((resolve) => setTimeout(resolve));
  });
};
const shown = () => screen.getAllByRole("article").length;

test("PostList: draws what a phone shows at first, the rest a few posts a frame, even if all are at hand", async () => {
  fakeCalls({});
  const rendered = renderInApp(<PostList source={feedQuery("all")} empty={null} />, { me: {} });
  queryClient.setQueryData(feedQuery("all").queryKey, {
    pages: [{ items, next_cursor: null }],
    pageParams: [null],
  });
  await rendered;
  await screen.findAllByRole("article");
  expect(shown()).toBe(2);
  await nextFrame();
  expect(shown()).toBe(5);
  while (frames.length > 0) await nextFrame();
  expect(shown()).toBe(9);
});
