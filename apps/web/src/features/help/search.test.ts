import { expect, test } from "vitest";
import { blocksOf } from "./article-body.tsx";
import { excerpt, indexOf, mark, search } from "./search.ts";

const article = (key: string, title: string, keywords = "", body = "") => ({ key, title, keywords, body });
const marked = (text: string, query: string) =>
  mark(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

test("the title counts more than the keywords, and those more than the text", () => {
  const index = indexOf([
    article("body", "Chats", "", "Dein Passwort bleibt geheim."),
    article("keywords", "Anmelden", "Passwort, Kennwort"),
    article("title", "Passwort ändern"),
    article("none", "Matching"),
  ]);
  expect(search(index, "passwort")).toEqual(["title", "keywords", "body"]);
});

test("case and accents make no difference, and the beginning of a word is enough", () => {
  const index = indexOf([article("devices", "Geräte abmelden"), article("photo", "Élargir l’image")]);
  for (const query of ["geräte", "GERA", "gerate", "ger abm"])
    expect(search(index, query)).toEqual(["devices"]);
  expect(search(index, "elargir")).toEqual(["photo"]);
  expect(search(index, "melden"), "the middle of a word").toEqual([]);
});

test("a question in plain words finds the articles that contain most of its words", () => {
  const index = indexOf([article("password", "Passwort ändern"), article("mail", "Adresse ändern")]);
  expect(search(index, "neues Passwort ändern")).toEqual(["password"]);
  expect(search(index, "wie backe ich ein Passwort")).toEqual([]);
  for (const empty of ["", "  ", "?!"]) expect(search(index, empty)).toEqual([]);
});

test("Chinese needs no spaces", () => {
  const index = indexOf([article("password", "修改密码"), article("mail", "修改邮箱地址")]);
  expect(search(index, "密码")).toEqual(["password"]);
  expect(search(index, "更改密码")).toEqual(["password"]);
  expect(marked("修改密码", "密码")).toBe("修改[密码]");
});

test("Arabic is found with and without its article, Hindi keeps its vowels", () => {
  const arabic = indexOf([article("password", "تغيير كلمة المرور")]);
  for (const query of ["مرور", "المرور", "تَغيير"]) expect(search(arabic, query)).toEqual(["password"]);
  const hindi = indexOf([article("chat", "चैट"), article("four", "चाट")]);
  expect(search(hindi, "चैट")).toEqual(["chat"]);
  expect(search(indexOf([article("filter", "फ़िल्टर")]), "फिल्टर")).toEqual(["filter"]);
});

test("marks what was searched for in the original spelling", () => {
  expect(marked("Große Geräte", "grosse gerat")).toBe("[Große] [Gerät]e");
  expect(marked("Ge\u0301rer", "ger")).toBe("[Ge\u0301r]er");
  expect(marked("Nichts", "x")).toBe("Nichts");
});

test("an excerpt shows the first hit, cut between words", () => {
  const long = `${"Viele Worte davor. ".repeat(10)}Dann das Passwort.\n\n${"Und danach noch mehr. ".repeat(10)}`;
  const short = excerpt(long, "passwort");
  expect(short).toMatch(/^… .*Passwort\. Und.* …$/);
  expect(short.length).toBeLessThan(170);
  expect(excerpt("Kurz.\nUnd gut.", "fehlt")).toBe("Kurz. Und gut.");
});

test("reads paragraphs, steps and bullets", () => {
  expect(blocksOf("Zuerst:\n1. Eins\n2. Zwei\n\nDanach\n- a\n- b <b>c</b>")).toEqual([
    { kind: "paragraph", text: "Zuerst:" },
    { kind: "steps", items: ["Eins", "Zwei"] },
    { kind: "paragraph", text: "Danach" },
    { kind: "bullets", items: ["a", "b <b>c</b>"] },
  ]);
});
