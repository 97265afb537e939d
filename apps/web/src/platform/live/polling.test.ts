import { expect, test } from "vitest";
import { unreadPollMs } from "./polling.ts";

test.each([
  ["/dashboard", 15_000],
  ["/dashboard/feed", 15_000],
  ["/dashboard/chats", 20_000],
  ["/dashboard/chats/folder/x", 20_000],
  ["/dashboard/groups", 20_000],
  ["/dashboard/groups/a/b", 20_000],
  ["/dashboard/groupsandmore", 15_000],
])("unread counts are fetched on %s every %i ms while the stream is down", (pathname, ms) => {
  expect(unreadPollMs(pathname)).toBe(ms);
});
