import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { renderInApp } from "../../../testing/render.tsx";
import type { LiveDocument } from "../live/live-document.ts";
import { putLive } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";
import { CommentsButton, CommentsPanel } from "./comments.tsx";
import { openComments } from "./use-comments.ts";

/** What the comments need of an open document whose key the server keeps. */
function aDocument(): OpenDocument {
  const doc = new Y.Doc();
  const said = { by: "member", document: { locked: null } };
  putLive({ replica: { content: doc }, state: () => ({ said }) } as unknown as LiveDocument);
  const info = { members: [], can: { comment: true } };
  return { id: "a", guest: false, doc, comments: new Y.Doc(), info } as unknown as OpenDocument;
}

const onScreen = (isWide: boolean) =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media.includes("64rem") ? isWide : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
afterEach(() => vi.unstubAllGlobals());

test("CommentsPanel: next to the editor on wide screens, in use together with it, closed by Escape", async () => {
  onScreen(true);
  const open = aDocument();
  const { user } = await renderInApp(
    <>
      <CommentsButton open={open} />
      <CommentsPanel open={open} />
    </>,
    { me: {} },
  );
  const button = screen.getByRole("button", { name: "Kommentare" });
  await user.click(button);
  const panel = await screen.findByRole("complementary", { name: "Kommentare" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(panel).toHaveFocus();
  expect(button).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(button).toHaveFocus();
});

test("CommentsPanel: in a sheet on narrow screens", async () => {
  onScreen(false);
  const open = aDocument();
  await renderInApp(<CommentsPanel open={open} />, { me: {} });
  act(() => openComments(open));
  expect(await screen.findByRole("dialog", { name: "Kommentare" })).toBeVisible();
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("CommentsPanel: opened at an object it leads to all comments", async () => {
  onScreen(true);
  const open = aDocument();
  const { user } = await renderInApp(<CommentsPanel open={open} />, { me: {} });
  act(() => openComments(open, { id: "a", label: "Folie 2" }));
  expect(await screen.findByText(/Folie 2/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Alle zeigen" }));
  expect(screen.queryByText(/Folie 2/)).toBeNull();
});
