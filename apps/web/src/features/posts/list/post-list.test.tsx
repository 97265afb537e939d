import { act, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { queryClient } from "#platform/queries.ts";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { feedQuery } from "../cache.ts";
import { aPost } from "../test-post.ts";
import { PostList } from "./post-list.tsx";

const items = Array.from({ length: 9 }, (_, at) =>
  aPost({ id: `00000000-0000-7000-8000-0000000001${10 + at}`, content: `Woche ${at}` }),
);

/** The observers that wait, each told by {@link scrollToEnd} that its element is near the screen. */
const waiting = new Set<() => void>();
class FakeObserver {
  #tell: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = () => tell([{ isIntersecting: true }]);
  }
  observe() {
    waiting.add(this.#tell);
  }
  disconnect() {
    waiting.delete(this.#tell);
  }
}
beforeEach(() => {
  waiting.clear();
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});
const scrollToEnd = () =>
  act(async () => {
    for (const tell of [...waiting]) tell();
  });
const shown = () => screen.getAllByRole("article").length;
const render = async () => {
  fakeCalls({});
  const rendered = renderInApp(<PostList source={feedQuery("all")} empty={null} />, { me: {} });
  queryClient.setQueryData(feedQuery("all").queryKey, {
    pages: [{ items, next_cursor: null }],
    pageParams: [null],
  });
  const { unmount } = await rendered;
  await screen.findAllByRole("article");
  return unmount;
};

test("PostList: renders what a phone shows, and more whenever its end comes near the screen", async () => {
  await render();
  expect(shown()).toBe(2);
  await scrollToEnd();
  expect(shown()).toBe(5);
  await scrollToEnd();
  await scrollToEnd();
  expect(shown()).toBe(9);
});

test("PostList: a list opened again renders all that its reader had reached", async () => {
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(200);
  onTestFinished(() => height.mockRestore());
  const unmount = await render();
  await scrollToEnd();
  unmount();
  await render();
  expect(shown()).toBe(5);
});
