import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { jsonFile, jsonListFile, type PersonalFile } from "#platform/personal.ts";

async function chunksOf({ content }: PersonalFile): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of typeof content === "string" ? Readable.from([content]) : await content())
    chunks.push(String(chunk));
  return chunks;
}

const DATA = {
  empty: {},
  nothing: null,
  lists: {
    name: "Anna",
    posts: Array.from({ length: 3 }, (_, n) => ({ id: n, text: `"${n}"\n`, at: new Date(0).toISOString() })),
    likes: [],
    settings: { language: "de", days: [1, 2] },
  },
  rows: [{ id: 1 }, { id: 2 }],
};

describe("jsonFile", () => {
  test.each([
    ["an object with lists", DATA.lists, DATA.lists],
    ["a list", DATA.rows, DATA.rows],
    ["an empty list", [], []],
    ["an empty object", DATA.empty, {}],
    ["nothing", DATA.nothing, {}],
  ])("%s: is the same data", async (_, data, expected) => {
    expect(JSON.parse((await chunksOf(jsonFile("a.json", data))).join(""))).toEqual(expected);
  });

  test("ten thousand rows: no piece is longer than a row", async () => {
    const text = "x".repeat(1_000);
    const posts = Array.from({ length: 10_000 }, () => ({ text }));
    const chunks = await chunksOf(jsonFile("posts.json", { posts }));
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(1_100);
  });
});

test("jsonListFile: rows that are read while they are written follow the head", async () => {
  async function* rows() {
    yield* DATA.rows;
  }
  const file = jsonListFile("a.json", { with: "Berta" }, "messages", rows);
  expect(JSON.parse((await chunksOf(file)).join(""))).toEqual({ with: "Berta", messages: DATA.rows });
});
