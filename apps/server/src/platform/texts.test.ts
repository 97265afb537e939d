import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import { expect, test } from "vitest";
import { loadServerTexts } from "#platform/server-catalogues.ts";
import { loadTexts } from "#platform/texts.ts";

/** The codes that a shape of the contract names what is wrong with a field by. */
function codesIn(shape: unknown, seen = new Set<unknown>(), codes = new Set<string>()): Set<string> {
  if (typeof shape !== "object" || shape === null || seen.has(shape)) return codes;
  seen.add(shape);
  const { _zod, error } = shape as { _zod?: { def: unknown }; error?: unknown }; // what zod keeps in a shape
  const code: unknown = typeof error === "function" ? error({}) : undefined;
  if (typeof code === "string") codes.add(code);
  for (const inner of _zod ? [_zod.def] : Object.values(shape)) codesIn(inner, seen, codes);
  return codes;
}

test("every code that the contract names a broken field by has a text in every language", async () => {
  const endpoints = Object.values(api) as Endpoint[];
  const codes = codesIn(endpoints.map(({ params, query, body }) => [params, query, body]));
  expect([...codes]).toEqual(
    expect.arrayContaining(["email_invalid", "username_invalid", "answer_empty", "distinct", "required"]),
  );
  const { sayCode } = await loadTexts("Kompagnon");
  for (const code of codes)
    for (const language of ALL_LANGUAGES)
      expect(sayCode(language, code as CodeWithText), `${language} ${code}`).not.toBe(code); // whether it is one is asked
});

test("the server's texts are cached next to Node's compile cache, and are the same without one", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "kompagnon-texts-"));
  const made = await loadServerTexts(folder);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^texts-[\w-]{16}\.json$/)]);
  expect(await loadServerTexts(folder)).toEqual(made);
  expect(await loadServerTexts(path.join(folder, "missing"))).toEqual(made);
  expect(Object.keys(made.de).filter((name) => /^\w+$|\/(help|pages)$/.test(name))).toEqual([]);
  await rm(folder, { recursive: true });
});

test("say: isolates a name of the other direction once", async () => {
  const { say } = await loadTexts("Kompagnon");
  const LAYLA = "\u0644\u064a\u0644\u0649";
  const by = (language: "de" | "ar", name: string) => say(language, "posts/embed:by", { name });
  expect(by("de", LAYLA)).toContain(`\u2068${LAYLA}\u2069`);
  expect(by("de", "Lena")).not.toContain("\u2068");
  expect(by("ar", "Lena")).toContain("\u2068Lena\u2069");
  expect(by("ar", `\u2068Lena\u2069`)).toBe(by("ar", "Lena"));
});

test("letter: a subject is without marks, its text has them", async () => {
  const { letter } = await loadTexts("Kompagnon");
  const { subject, body } = letter("ar", "agreement_signed", { title: "NDA", names: "Lena" });
  expect(subject).toContain("NDA");
  expect(subject).not.toMatch(/[\u2066-\u2069]/u);
  expect(body).toContain("\u2068NDA\u2069");
});

test("a mail's texts are found by its name alone", async () => {
  const { letter } = await loadTexts("Kompagnon");
  const { subject, body, why } = letter("en", "digest", { count: 2, lines: "• one\n• two" });
  expect(subject).toBe("2 updates for you on Kompagnon");
  expect(body).toMatch(/^• one\n• two\n/);
  expect(why).toContain("Kompagnon");
});
