import { expect, test } from "vitest";
import { csvCell as cellIn, csvFile } from "#platform/csv.ts";

const csvCell = (value: Parameters<typeof cellIn>[0]) => cellIn(value, { separator: ",", decimal: "." });

test("a cell is quoted where it has to be, and never run as a formula", () => {
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  expect(csvCell("zwei\nZeilen")).toBe('"zwei\nZeilen"');
  expect(csvCell('=HYPERLINK("https://evil.test")')).toBe(`"'=HYPERLINK(""https://evil.test"")"`);
  for (const start of ["+", "-", "@", "\t=", " =", "|", "%"]) expect(csvCell(`${start}1`)).toMatch(/^"?'/);
  expect([csvCell(-5), csvCell(null), csvCell(true)]).toEqual(["-5", "", "true"]);
});

test("a file ends with the list, or where it is long enough", async () => {
  const asked: (string | null)[] = [];
  const page = async (cursor: string | null) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    return { items: [from, from + 1], next_cursor: from < 8 ? String(from + 2) : null };
  };
  const read = async (max: number) =>
    (await csvFile({ head: ["n"], max, language: "en" }, page, (n) => [n]).toArray()).join("");
  expect(await read(100)).toBe(`\uFEFFn\r\n${Array.from({ length: 10 }, (_, n) => `${n}\r\n`).join("")}`);
  asked.length = 0;
  expect(await read(3)).toBe("\uFEFFn\r\n0\r\n1\r\n2\r\n");
  expect(asked).toEqual([null, "2"]);
});

test.each([
  ["de", "wert;text\r\n-1234,5;a,b\r\n"],
  ["fr", "wert;text\r\n-1234,5;a,b\r\n"],
  ["ru", "wert;text\r\n-1234,5;a,b\r\n"],
  ["en", 'wert,text\r\n-1234.5,"a,b"\r\n'],
  ["zh", 'wert,text\r\n-1234.5,"a,b"\r\n'],
] as const)("columns and decimals are those of the reader's language: %s", async (language, expected) => {
  const page = async () => ({ items: [[-1234.5, "a,b"] as const], next_cursor: null });
  const file = csvFile({ head: ["wert", "text"], max: 9, language }, page, (row) => row);
  expect((await file.toArray()).join("")).toBe(`\uFEFF${expected}`);
});
