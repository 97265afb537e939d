import { expect, test } from "vitest";
import { chunkOf } from "./chunks.ts";
import { nameIconFiles } from "./vite-plugins.ts";

const later = (feature: string) => `later:/src/features/${feature}/some-dialog.tsx`;
const page = (feature: string, name = "a") => `/src/features/${feature}/${name}-page.tsx`;
const guest = (feature: string) => `guest:${page(feature)}`;

test.each([
  [["start", "entry", page("posts")], "start"],
  [["entry", "app"], "entry"],
  [["app", page("posts")], "app"],
  [[page("posts"), page("chats")], "app"],
  [[page("posts"), page("posts", "b")], "pages-posts"],
  [[page("settings"), page("teams")], "more"],
  [[page("settings"), later("teams")], "more"],
  [[page("settings"), later("chats")], "app"],
  [[`staff:${page("admin")}`, page("teams")], "more"],
  [[page("posts"), later("posts")], "pages-posts"],
  // What another feature fetches later must not bring this one's pages along.
  [[page("posts"), later("chats")], "app"],
  [[page("posts")], null],
  [["listeners"], "listeners"],
  [["listeners", page("plans"), later("documents")], "listeners"],
  [["listeners", "app"], "app"],
  [[`staff:${page("posts")}`, `staff:${page("chats")}`], "staff"],
  [[`staff:${page("posts")}`, page("posts", "b")], "pages-posts"],
  [[`staff:${page("posts")}`, page("chats")], "app"],
  [[guest("contact")], null],
  [[guest("contact"), guest("accounts")], "guest"],
  [[guest("contact"), page("billing")], "entry"],
  [[guest("contact"), "app"], "entry"],
  [[later("posts")], null],
  [[later("posts"), later("chats"), "window"], null],
  [[], null],
])("what %j meet goes into %s", (marks, chunk) => {
  expect(chunkOf(new Set(marks))).toBe(chunk);
});

test("editors and their engine share one chunk, regardless of its size", () => {
  const marks = new Set([page("plans"), "later:/web/src/features/documents/room/room.tsx"]);
  expect(chunkOf(marks)).toBe("pages-documents");
  expect(chunkOf(marks, true)).toBe("pages-documents");
  expect(chunkOf(new Set([...marks, page("teams")]), true)).toBe("shared");
});

test("what brings a library along goes where only those fetch it that need it", () => {
  const both = [page("posts"), page("chats")];
  expect(chunkOf(new Set(both), true)).toBe("shared");
  expect(chunkOf(new Set([...both, "app"]), true)).toBe("app");
  // Windows come later: what they have in common with pages must not bring these pages' own parts along.
  expect(chunkOf(new Set([...both, "window"]), true)).toBe("windows");
  expect(chunkOf(new Set([page("posts"), "window"]), true)).toBe("windows");
});

test("each icon is imported from its own file, by whatever name it is used", () => {
  const icons = new Map([
    ["Bell", "bell"],
    ["House", "house"],
  ]);
  const code = 'import { Bell, House as Home, type LucideIcon, LucideProvider } from "lucide-react";\nBell;';
  expect(nameIconFiles(code, icons, "/lucide")).toBe(
    'import Bell from "/lucide/icons/bell.mjs";import Home from "/lucide/icons/house.mjs";import { LucideProvider } from "lucide-react";\nBell;',
  );
});
