import { expect, test } from "vitest";
import { z } from "zod";
import { rowOf } from "#platform/db/pipeline/rows.ts";
import { JsonPage } from "#platform/http/json-page.ts";
import { JsonRowSerializer } from "#platform/http/json-row-serializer.ts";

const schema = z.object({
  id: z.string(),
  text: z.string(),
  note: z.string().nullable(),
  ids: z.array(z.string()),
  of: z.object({ who: z.string(), more: z.object({ at: z.iso.datetime() }).nullable() }),
});
const COLUMNS = ["id", "text", "ids", "about", "at"] as const;
type Column = (typeof COLUMNS)[number];
const ABOUT = { json: "about" as const, read: (about: unknown) => (about ?? { note: null }) as object };
const writer = new JsonRowSerializer<Column>(schema, COLUMNS, {
  id: { column: "id", kind: "plain" },
  text: { column: "text", kind: "text" },
  note: ABOUT,
  ids: { column: "ids", kind: "words", empty: "[]" },
  of: {
    of: {
      who: { column: "text", kind: "text" },
      more: { unless: "at", of: { at: { column: "at", kind: "time" } } },
    },
  },
});
const ALL = `${String.fromCharCode(...Array.from({ length: 300 }, (_, code) => code))}😀﷽"\\\u2028`;
const NOW = "2026-11-22 05:00:00.12+00";
type Given = { id: string; text: string; ids: string | null; about: object | null; at: string | null };
const given = (n: number, change: Partial<Given> = {}): Given => ({
  id: `id${n}`,
  text: `${n} ${ALL}`,
  ids: "{a,b-c}",
  about: { note: ALL, secret: "nein" },
  at: NOW,
  ...change,
});
const bytesOf = ({ id, text, ids, about, at }: Given): Buffer =>
  rowOf([id, text, ids, about && JSON.stringify(about), at]);
const wanted = ({ id, text, ids, about, at }: Given) => ({
  id,
  text,
  note: (about as { note: string } | null)?.note ?? null,
  ids: ids?.slice(1, -1).split(",").filter(Boolean) ?? [],
  of: { who: text, more: at && { at: "2026-11-22T05:00:00.120Z" } },
});
const page = (limit: number) =>
  new JsonPage<Column>({ serializer: writer, limit, cursor: (of) => `behind ${of("id")}` });
const feed = (to: JsonPage<Column>, rows: readonly Given[]): void => {
  to.begin();
  for (const row of rows) to.row(bytesOf(row), 4);
  to.end();
};

test("rows are written as JSON.stringify writes them, with what the contract declares alone", () => {
  const rows = [given(1), given(2, { ids: "{}", about: null, at: null }), given(3, { ids: null, text: "" })];
  const written = page(3);
  feed(written, rows);
  expect(written.page.toString()).toBe(JSON.stringify({ items: rows.map(wanted), next_cursor: null }));
});

test("a page ends with its limit, and says where the next one begins only if there is more", () => {
  const rows = [given(1), given(2), given(3)];
  const cut = page(2);
  const whole = page(3);
  const none = page(2);
  feed(cut, rows);
  feed(whole, rows);
  feed(none, []);
  expect(JSON.parse(cut.page.toString())).toEqual({
    items: rows.slice(0, 2).map(wanted),
    next_cursor: "behind id2",
  });
  expect(JSON.parse(whole.page.toString())).toEqual({ items: rows.map(wanted), next_cursor: null });
  expect(none.isEmpty).toBe(true);
  expect(none.page.toString()).toBe('{"items":[],"next_cursor":null}');
});

test("pages whose rows come in turns, from several connections, keep to themselves", () => {
  const all = [page(9), page(9), page(9)];
  const rows = all.map((_, which) => [0, 1, 2].map((n) => given(10 * which + n)));
  for (const one of all) one.begin();
  for (const n of [0, 1, 2])
    for (const [which, one] of all.entries()) one.row(bytesOf(rows[which]?.[n] ?? given(0)), 4);
  for (const one of all) one.end();
  for (const [which, one] of all.entries())
    expect(JSON.parse(one.page.toString())).toEqual({ items: rows[which]?.map(wanted), next_cursor: null });
});

test("a page that is queried a second time starts over", () => {
  const written = page(2);
  written.begin();
  written.row(bytesOf(given(1)), 4);
  feed(written, [given(2)]);
  expect(JSON.parse(written.page.toString())).toEqual({ items: [wanted(given(2))], next_cursor: null });
});

test("rows larger than the room that there is are written whole", () => {
  const rows = [given(1), given(2, { text: "\u0001".repeat(50_000) }), given(3)];
  const written = page(3);
  feed(written, rows);
  expect(JSON.parse(written.page.toString()).items).toEqual(rows.map(wanted));
});

test("a field without a source, or a source that the contract does not declare, does not start", () => {
  const id = { column: "id", kind: "plain" } as const;
  expect(() => new JsonRowSerializer(z.object({ id: z.string(), more: z.string() }), ["id"], { id })).toThrow(
    "more",
  );
  expect(() => new JsonRowSerializer(z.object({ id: z.string() }), ["id"], { id, more: id })).toThrow("more");
  expect(
    () =>
      new JsonRowSerializer(z.object({ id: z.string() }), ["other"], {
        id: { ...id, column: "id" as "other" },
      }),
  ).toThrow("id");
});

test("JSON that is looked into is held to the contract's types", () => {
  const written = page(1);
  written.begin();
  expect(() => written.row(bytesOf(given(1, { about: { note: 5 } })), 4)).toThrow("a text");
});
