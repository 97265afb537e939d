import { expect, test } from "vitest";
import { filesFor, type PageCode } from "./route-code.ts";

const page = (id: string, more: Partial<PageCode>): PageCode => ({
  id,
  module: `/assets/${id}.js`,
  imports: ["/assets/app.js"],
  ...more,
});
const pages = Object.fromEntries(
  [
    page("root", { path: "" }),
    page("frame", { parentId: "root", path: "dashboard" }),
    page("home", { parentId: "frame", index: true }),
    page("group", {
      parentId: "frame",
      path: "groups/:id",
      imports: ["/assets/app.js", "/assets/groups.js"],
    }),
  ].map((one) => [one.id, one]),
);

test("a page needs its frames' files, its own and what they share", () => {
  expect(new Set(filesFor(pages, "/dashboard", {}))).toEqual(
    new Set(["/assets/root.js", "/assets/frame.js", "/assets/home.js", "/assets/app.js"]),
  );
});

test("what is loaded is not needed again", () => {
  const loaded = { root: {}, frame: {} };
  expect(filesFor(pages, "/dashboard/groups/7", loaded)).toEqual([
    "/assets/group.js",
    "/assets/app.js",
    "/assets/groups.js",
  ]);
  expect(filesFor(pages, "/dashboard/groups/7", { ...loaded, group: {} })).toEqual([]);
});
