import { expect, test } from "vitest";
import { chunkOf } from "./chunks.ts";
import { nameIconFiles } from "./direct-icons.ts";

const page = (feature: string, name = "a") => `/src/features/${feature}/${name}-page.tsx`;

test.each([
  [["start", "entry", page("posts")], "start"],
  [["entry", "app"], "entry"],
  [["app", page("posts")], "app"],
  [[page("posts"), page("chats")], "app"],
  [[page("posts"), page("posts", "b")], "pages-posts"],
  [[page("posts"), "later"], "pages-posts"],
  [[page("posts")], null],
  [["later"], null],
  [[], null],
])("what %j meet goes into %s", (marks, chunk) => {
  expect(chunkOf(new Set(marks))).toBe(chunk);
});

test("what brings a library along goes where only those fetch it that need it", () => {
  const both = [page("posts"), page("chats")];
  expect(chunkOf(new Set(both), true)).toBe("shared");
  expect(chunkOf(new Set([...both, "app"]), true)).toBe("app");
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
