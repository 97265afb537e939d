import { fold } from "@kompagnon/contract/search/fold.ts";
import { wordsOf } from "@kompagnon/contract/search/terms.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/test-server.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.config);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Row = { folded: string; words: string };
const inDatabase = async (texts: readonly string[]): Promise<Row[]> => {
  const { rows } = await client.query<Row>(
    "select search_fold(t) as folded, btrim(search_text(t)) as words from unnest($1::text[]) with ordinality as x(t, at) order by at",
    [texts],
  );
  return rows;
};
const here = (text: string): Row => ({ folded: fold(text), words: wordsOf(text).join(" ") });
/** Letters of Unicode 17, which the database may not know yet. */
const NEWEST = /[\ua7ce-\ua7d5\ua7f1\u{16ea0}-\u{16eff}]/u;
const isAssigned = (sign: string): boolean => !/[\p{Cn}\p{Cs}\p{Co}\0]/u.test(sign) && !NEWEST.test(sign);

/** Texts in the product's languages and some more, with what their writers do to them. */
const TEXTS = [
  "Straße, Größe, MÜLLER & Söhne – „Zitat“ und ‚noch eins‘",
  "Cafe\u0301 und Café, naïve façade, œuvre, Œuvre, ﬁnal ﬂow oﬃce",
  "Ёлка ёж ЁЖИК йод Йод и\u0306од сентябрь",
  "İstanbul ISPARTA ılık ığdır Iğdır İLKER",
  "مُحَمَّد أحمد إلى آخر مدرسة مدرسه على علی كتــاب ﻻ ﷲ ١٢٣ ۴۵۶",
  "ज़ैनब नीलम व्यापार १२३ क़लम क़लम",
  "ＡＢＣ　１２３ ｶﾞｷﾞｸﾞ がぎぐ カ\u3099 ㍿ ㎏ № ™ ½ ²",
  "用ChatGPT写文章很快。我们在北京,东京タワーとスカイツリー",
  "ภาษาไทยง่ายนิดเดียว น้ำ กำไร",
  "한국어 서울에서 \u1112\u1161\u11ab\u1100\u1173\u11af",
  "Nguyễn Đặng Łódź Øre Ærø Þór Straẞe ǅungla",
  "soft\u00adhyphen zero\u200bwidth join\u200der \ufeffbom \u2066iso\u2069",
  "👩🏽‍🚀 emoji ❤️ 1️⃣ #tag @name https://example.com/x?y=1 a_b-c",
  "1.240 € für ÄÖÜ äöüß ẞ\n\nzwei  Absätze\n und Fuß",
  "Zwei\n\n\tZeilen  und   mehr \u2028 Absatz\u00a0hart",
  "ΣΊΣΥΦΟΣ Σίσυφος σισυφοσ",
  "",
  " ",
  "!!!",
];

describe("search_fold and search_text", () => {
  test("fold every letter of Unicode as the contract does", async () => {
    const signs = Array.from({ length: 0x32000 }, (_, code) => String.fromCodePoint(code)).filter(isAssigned);
    const found = await inDatabase(signs);
    const different = signs.filter((sign, at) => found[at]?.folded !== fold(sign));
    expect(different.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
  }, 60_000);

  test("find the words of texts in many languages as the contract does", async () => {
    expect(await inDatabase(TEXTS)).toEqual(TEXTS.map(here));
  });

  test("agree about texts of letters at random", async () => {
    const pools = [..."aßÄü€ﬁıİёйЙمأةىَـज़़क가ㅎかガｶﾞ中文ไทำ\u0301\u00ad\u200b \n-„’1١१Σς"];
    let seed = 7;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    const texts = Array.from({ length: 3_000 }, () =>
      Array.from({ length: 1 + (next() % 12) }, () => pools[next() % pools.length]).join(""),
    );
    expect(await inDatabase(texts)).toEqual(texts.map(here));
  });

  test("take no longer for a text of marks alone than for one of letters", async () => {
    const start = performance.now();
    await inDatabase([`a${"\u0301\u0323".repeat(5_000)}`]);
    fold(`a${"\u0301\u0323".repeat(5_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("fold", () => {
  test.each([
    ["Straße", "STRASSE"],
    ["Köln", "koln"],
    ["Café", "cafe"],
    ["İlker", "ilker"],
    ["ISPARTA", "ısparta"],
    ["Ёлка", "елка"],
    ["مُحَمَّد", "محمد"],
    ["أحمد", "احمد"],
    ["مدرسة", "مدرسه"],
    ["ＡＢＣ", "abc"],
    ["ﬁnal", "final"],
    ["soft\u00adhyphen", "softhyphen"],
    ["zero\u200bwidth", "zerowidth"],
    ["ज़ैनब", "जैनब"],
    ["१२३", "123"],
    ["O’Neil", "O'Neil"],
  ])("%s is %s", (one, other) => expect(fold(one)).toBe(fold(other)));

  test.each([
    ["Muller", "Mueller"],
    ["мой", "мои"],
    ["ga が", "ga か"],
    ["北京", "京北"],
    ["वह", "वाह"],
  ])("%s is not %s", (one, other) => expect(fold(one)).not.toBe(fold(other)));
});
