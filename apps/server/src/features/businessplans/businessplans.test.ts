import {
  BUSINESS_PLANS_MAX,
  CHAPTER_MAX,
  EMPTY_NUMBERS,
  LINES_MAX,
} from "@kompagnon/contract/businessplans/rules.ts";
import { planWordsOf } from "@kompagnon/contract/businessplans/template/paper.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archiveOf } from "#testing/archive.ts";
import { aMember } from "#testing/builders.ts";
import { fileInZip, readPdf } from "#testing/files-inside.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const BEGINNING = { title: "Röstwerk", family: "goods", language: "de" } as const;
const createPlan = (person: Person) => person.must("POST /api/business-plans", { body: BEGINNING });
const HOSTILE = "محمد يبيع القهوة\n王小明\nहम कॉफ़ी बेचते हैं. #set text(red) *fett* $x$ <w:b/>";
const NUMBERS = {
  ...EMPTY_NUMBERS,
  revenue: [
    {
      name: "Кофе",
      price_cents: 1_250,
      quantity: 400,
      growth_percent: 12.25,
      from_month: 1,
      vat_percent: 7 as const,
    },
  ],
  fixed: [{ name: "Miete", cents: 90_000, vat_percent: 0 as const }],
  variable_percent: 42.5,
  loans: [
    {
      name: "KfW",
      cents: 1_000_000,
      interest_percent: 5.79,
      payout_month: 1,
      term_months: 60,
      interest_only_months: 12,
    },
  ],
  start_cents: 500_000,
  vat: "quarterly" as const,
};
const changed = async (person: Person) => {
  const { id, version } = await createPlan(person);
  const body = { version, chapters: { summary: HOSTILE }, numbers: NUMBERS };
  return person.must("PATCH /api/business-plans/{id}", { params: { id }, body });
};

test("a plan is begun, changed chapter by chapter, copied and deleted", async () => {
  const anna = await aMember(server);
  const plan = await changed(anna);
  expect(plan).toMatchObject({ title: "Röstwerk", written: 1, version: 2, numbers: NUMBERS });
  const params = { id: plan.id };
  const next = await anna.must("PATCH /api/business-plans/{id}", {
    params,
    body: { version: 2, chapters: { market: "Drei Röster im Ort." } },
  });
  expect(next.chapters).toMatchObject({ summary: HOSTILE, market: "Drei Röster im Ort." });
  const copy = await anna.must("POST /api/business-plans", {
    body: { ...BEGINNING, title: "Röstwerk 2", copy_of: plan.id },
  });
  expect(copy).toMatchObject({ title: "Röstwerk 2", written: 2, version: 1, numbers: NUMBERS });
  const { items } = await anna.must("GET /api/business-plans");
  expect(items.map(({ id }) => id)).toEqual([copy.id, plan.id]);
  await anna.must("DELETE /api/business-plans/{id}", { params });
  expect((await anna.call("GET /api/business-plans/{id}", { params })).status).toBe(404);
});

test("what was changed elsewhere is not written over", async () => {
  const anna = await aMember(server);
  const { id } = await changed(anna);
  const answer = await anna.call("PATCH /api/business-plans/{id}", {
    params: { id },
    body: { version: 1, title: "Zu spät" },
  });
  expect(answer.status).toBe(409);
  expect(await anna.must("GET /api/business-plans/{id}", { params: { id } })).toMatchObject({
    title: "Röstwerk",
  });
});

test("a plan and its copies are visible to their author only, and their number is limited", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const { id } = await createPlan(anna);
  for (const format of ["pdf", "docx"] as const)
    expect(
      (await berta.call("GET /api/business-plans/{id}/file", { params: { id }, query: { format } })).status,
    ).toBe(404);
  expect((await berta.call("POST /api/business-plans", { body: { ...BEGINNING, copy_of: id } })).status).toBe(
    404,
  );
  for (let more = 1; more < BUSINESS_PLANS_MAX; more++) await createPlan(anna);
  expect((await anna.call("POST /api/business-plans", { body: BEGINNING })).status).toBe(409);
});

test.each([
  ["a chapter too long", { chapters: { summary: "a".repeat(CHAPTER_MAX + 1) } }],
  [
    "too many lines",
    { numbers: { ...NUMBERS, fixed: Array.from({ length: LINES_MAX + 1 }, () => ({ name: "", cents: 1 })) } },
  ],
  ["half a cent", { numbers: { ...NUMBERS, start_cents: 0.5 } }],
  ["a thousandth of a percent", { numbers: { ...NUMBERS, variable_percent: 42.125 } }],
  ["a share beyond the whole", { numbers: { ...NUMBERS, variable_percent: 100.01 } }],
  ["a rate there isn’t", { numbers: { ...NUMBERS, variable_vat_percent: 16 as never } }],
  ["a year of eleven months", { numbers: { ...NUMBERS, seasons: NUMBERS.seasons.slice(1) } }],
  [
    "a loan that is never repaid",
    { numbers: { ...NUMBERS, loans: NUMBERS.loans.map((loan) => ({ ...loan, term_months: 12 })) } },
  ],
  [
    "sales beyond a billion a month",
    {
      numbers: {
        ...NUMBERS,
        revenue: NUMBERS.revenue.map((line) => ({ ...line, price_cents: 100_000_000, quantity: 1_001 })),
      },
    },
  ],
  ["a month there isn’t", { numbers: { ...NUMBERS, funding: [{ name: "", cents: 1, month: 37 }] } }],
])("%s is refused", async (_, change) => {
  const anna = await aMember(server);
  const { id, version } = await createPlan(anna);
  const answer = await anna.call("PATCH /api/business-plans/{id}", {
    params: { id },
    body: { version, ...change },
  });
  expect(answer.status).toBe(400);
});

async function download(person: Person, id: string, format: "pdf" | "docx"): Promise<Buffer> {
  const answer = await fetch(new URL(`/api/business-plans/${id}/file?format=${format}`, server.url), {
    headers: { cookie: person.cookie },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const unspaced = (text: string): string => text.replace(/\s/g, "");

test("the PDF is tagged, has a cover, contents, chapters and numbers; what was typed stays text", async () => {
  const anna = await aMember(server);
  const { id, version } = await changed(anna);
  await anna.must("PATCH /api/business-plans/{id}", {
    params: { id },
    body: { version, author: "Anna Über GbR" },
  });
  const { objects, text } = readPdf(await download(anna, id, "pdf"));
  expect(objects).toContain("StructTreeRoot");
  const words = planWordsOf("de");
  for (const title of [...Object.values(words.chapters), words.contents, "Anna Über GbR"])
    expect(unspaced(text)).toContain(unspaced(title));
  expect(unspaced(text)).toContain("#settext(red)*fett*$x$<w:b/>");
  // 400 coffees at 12,50 € a month.
  expect(unspaced(text)).toContain("60.000");
  expect(unspaced(text)).toContain(unspaced(words.liquidity(3)));
  // The charts are pictures with words for who does not see them.
  expect(text).toContain(words.charts.cash);
  expect(objects.match(/\/S\s*\/Figure[\s\S]*?\/Alt/g)?.length).toBeGreaterThanOrEqual(2);
});

test("the DOCX has them as well, with wide tables on pages of their own", async () => {
  const anna = await aMember(server);
  const { id } = await changed(anna);
  const document = String(fileInZip(await download(anna, id, "docx"), "word/document.xml"));
  const words = planWordsOf("de");
  expect(document).toContain("Zielgruppe und Kundennutzen");
  expect(document).toContain("#set text(red) *fett* $x$ &lt;w:b/&gt;");
  expect(document).toContain(">60.000<");
  expect(document.lastIndexOf(`. ${words.overview}`)).toBeGreaterThan(
    document.lastIndexOf("Finanzplan und Kapitalbedarf"),
  );
  expect(document).toMatch(new RegExp(`<wp:docPr[^>]* descr="${words.charts.cash}\\. `));
  expect(document).toContain('w:orient="landscape"');
  expect(document.match(/<w:tblLayout w:type="fixed"\/>/g)?.length).toBe(document.match(/<w:tbl>/g)?.length);
  // Without a name of its own, the cover has the member's.
  const { username } = await anna.must("GET /api/me");
  expect(document).toContain(`>${username}<`);
});

test("charts wait in their member's turn: files of many members at once are all made", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
  const plans = await Promise.all(members.map(createPlan));
  const files = await Promise.all(
    members.map((member, at) => download(member, plans[at]?.id ?? "", at % 2 === 0 ? "pdf" : "docx")),
  );
  expect(files.every((file) => file.length > 10_000)).toBe(true);
});

test("a plan that was stored before there were loans and taxes is read, calculated and changed", async () => {
  const anna = await aMember(server);
  const { id } = await createPlan(anna);
  const earlier = {
    revenue: [{ name: "Tassen", price_cents: 1_250, quantity: 400, growth_percent: 20, from_month: 1 }],
    fixed: [{ name: "Miete", cents: 90_000 }],
    variable_percent: 50,
    drawings_cents: 0,
    investments: [{ name: "Ofen", cents: 100_000, month: 1 }],
    funding: [],
    start_cents: 500_000,
  };
  await server.platform.db.rawQuery("update business_plans set numbers = $2 where id = $1", [id, earlier]);
  const params = { id };
  const plan = await anna.must("GET /api/business-plans/{id}", { params });
  expect(plan.numbers).toEqual(earlier);
  expect(readPdf(await download(anna, id, "pdf")).text).toContain("60.000");
  const body = { version: plan.version, numbers: { ...plan.numbers, variable_percent: 42.5 } };
  const next = await anna.must("PATCH /api/business-plans/{id}", { params, body });
  expect(next.numbers).toEqual({ ...earlier, variable_percent: 42.5 });
});

test("the archive has a member's plans, and they go with the member", async () => {
  const anna = await aMember(server);
  const { id } = await changed(anna);
  const archive = (await archiveOf(server.platform.personal, anna.id)).get("business-plans.json");
  expect(archive).toContain("Röstwerk");
  await server.platform.db.transaction(async (tx) => {
    await server.platform.personal.erase(tx, anna.id);
    await tx.rawQuery("delete from members where id = $1", [anna.id]);
  });
  const { rows } = await server.platform.db.rawQuery("select 1 from business_plans where id = $1", [id]);
  expect(rows).toEqual([]);
});
