import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { clearUnread, setUnread } from "./nav-badges.ts";

afterEach(() => act(() => clearUnread()));

test("DocumentTitle: a paper is named after its page alone, the tab again afterwards", async () => {
  setUnread("chats", 6);
  await renderInApp(<DocumentTitle>Unser Vorhaben</DocumentTitle>);
  await waitFor(() => expect(document.title).toBe("(6) Unser Vorhaben · Kompagnon"));
  window.dispatchEvent(new Event("beforeprint"));
  // The browser reads the title as soon as the event is over.
  expect(document.title).toBe("Unser Vorhaben");
  await act(async () => window.dispatchEvent(new Event("afterprint")));
  expect(document.title).toBe("(6) Unser Vorhaben · Kompagnon");
});
