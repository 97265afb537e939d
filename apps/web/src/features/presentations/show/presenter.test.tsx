import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { Presenter } from "./presenter.tsx";

afterEach(() => vi.unstubAllGlobals());

test("Presenter: Escape closes its window", async () => {
  class Channel {
    onmessage = null;
    postMessage() {}
    close() {}
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  const close = vi.spyOn(window, "close").mockImplementation(() => undefined);
  const open = { id: "deck", doc: new Y.Doc(), assetUrl: () => "", info: { title: "Deck" } };
  const { user } = await renderInApp(<Presenter open={open as unknown as OpenDocument} />); // what the window reads
  await user.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});
