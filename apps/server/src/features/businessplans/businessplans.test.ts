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
  revenue: [{ name: "Кофе", price_cents: 1_250, quantity: 400, growth_percent: 20, from_month: 1 }],
  fixed: [{ name: "Miete", cents: 90_000 }],
  variable_percent: 50,
  start_cents: 500_000,
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

test("the PDF is tagged and has chapters and numbers; what was typed stays text", async () => {
  const anna = await aMember(server);
  const { id } = await changed(anna);
  const { objects, text } = readPdf(await download(anna, id, "pdf"));
  expect(objects).toContain("StructTreeRoot");
  const words = planWordsOf("de");
  for (const title of Object.values(words.chapters))
    expect(text.replace(/\s/g, "")).toContain(title.replace(/\s/g, ""));
  expect(text.replace(/\s/g, "")).toContain("#settext(red)*fett*$x$<w:b/>");
  // 400 coffees at 12,50 € a month.
  expect(text.replace(/\s/g, "")).toContain("60.000€");
  // The chart is a picture with words for who does not see it.
  expect(text).toContain(words.chart);
  expect(objects).toMatch(/\/S\s*\/Figure[\s\S]*?\/Alt/);
});

test("the DOCX has them as well", async () => {
  const anna = await aMember(server);
  const { id } = await changed(anna);
  const document = String(fileInZip(await download(anna, id, "docx"), "word/document.xml"));
  expect(document).toContain("Zielgruppe und Kundennutzen");
  expect(document).toContain("#set text(red) *fett* $x$ &lt;w:b/&gt;");
  expect(document).toMatch(/60\.000\s€/);
  expect(document.indexOf(planWordsOf("de").overview)).toBeGreaterThan(
    document.indexOf("Finanzplan und Kapitalbedarf"),
  );
  expect(document).toMatch(new RegExp(`<wp:docPr[^>]* descr="${planWordsOf("de").chart}\\. `));
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
