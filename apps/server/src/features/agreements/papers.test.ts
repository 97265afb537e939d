import { createHash } from "node:crypto";
import { AGREEMENT_KINDS, EMPTY_FIELDS, PAPER_LANGUAGES } from "@kompagnon/contract/agreements/rules.ts";
import {
  canonicalForm,
  paperOf,
  TEMPLATE_VERSION,
  type Wording,
} from "@kompagnon/contract/agreements/template/paper.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAgreement, COMPLETE, signs } from "#features/agreements/test-agreements.ts";
import { fileInZip, readPdf } from "#testing/files-inside.ts";
import { mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const FIELDS = {
  ...EMPTY_FIELDS,
  ...COMPLETE,
  a: { name: "محمد الأمين", address: "شارع الملك فيصل ١٢\nالقاهرة", represented_by: "" },
  b: { name: "王小明", address: "北京市朝阳区建国路 88 号", represented_by: "Ольга Соколова" },
  purpose: "हम मिलकर कॉफ़ी बेचते हैं. #set text(red) *fett* $x$ <w:b/>",
  penalty: "court",
  extra: "Sonst nichts.",
} as const;

async function download(
  person: Person,
  id: string,
  format: "pdf" | "docx",
  version?: string,
): Promise<Buffer> {
  const search = new URLSearchParams({ format, ...(version && { version }) });
  const answer = await fetch(new URL(`/api/agreements/${id}/file?${search}`, server.url), {
    headers: { cookie: person.cookie },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
/** Where words stand, one behind the other. */
const placesOf = (text: string, words: readonly string[]): number[] =>
  words.map((word) => text.indexOf(word));
const ascending = (places: readonly number[]): boolean =>
  places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));

test.each(AGREEMENT_KINDS)(
  "%s: the PDF says every clause in its order, tagged for screen readers",
  async (kind) => {
    const { anna, id } = await anAgreement(server, kind, FIELDS);
    const { objects, text } = readPdf(await download(anna, id, "pdf"));
    const paper = paperOf({ kind, language: "de", fields: FIELDS });
    expect(
      ascending(
        placesOf(
          text,
          paper.clauses.map(({ title }, at) => `${at + 1}.${title}`),
        ),
      ),
    ).toBe(true);
    expect(text).toContain("王小明");
    expect(text).toContain("Ольга Соколова");
    if (kind !== "mou") expect(text).toContain("#set text(red) *fett* $x$ <w:b/>");
    expect(objects).toContain("/StructTreeRoot");
    expect(objects).toContain("/Lang (de)");
    // One heading a clause, and one above the signatures.
    expect(objects.match(/\/S ?\/H1\b/g)).toHaveLength(paper.clauses.length + 1);
  },
);

test("the DOCX says the same, each script in its own direction", async () => {
  const { anna, id } = await anAgreement(server, "nda_mutual", FIELDS);
  const xml = fileInZip(await download(anna, id, "docx"), "word/document.xml");
  const text = xml
    .replace(/<w:(?:br|p)[ />]/g, "\n<")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  const { clauses } = paperOf({ kind: "nda_mutual", language: "de", fields: FIELDS });
  const order = clauses.flatMap(({ title, paragraphs }, at) => [`${at + 1}. ${title}`, ...paragraphs]);
  expect(ascending(placesOf(text, ["محمد الأمين", "王小明", ...order, "Unterschriften"]))).toBe(true);
  expect(xml).toMatch(/<w:bidi\/>[\s\S]*?<w:rtl\/>[\s\S]*?محمد الأمين/);
  expect(xml.match(/w:val="Heading1"/g)).toHaveLength(clauses.length + 1);
});

test("a signed version says who signed, when and what; a draft that it is one", async () => {
  const { anna, berta, id } = await anAgreement(server, "nda_mutual", FIELDS);
  expect(readPdf(await download(anna, id, "pdf")).text).toContain("Entwurf");
  await signs(anna, id, "Anna Weiß");
  await signs(berta, id, "Berta Iwanowa");
  const { version } = await berta.must("GET /api/agreements/{id}", { params: { id } });
  const { text } = readPdf(await download(berta, id, "pdf", version?.id));
  expect(text).not.toContain("Entwurf");
  const words = [
    "Anna Weiß",
    "Unterschrieben am",
    "Einfache elektronische Signatur",
    version?.hash ?? "",
    "Berta Iwanowa",
  ];
  expect(ascending(placesOf(text, words))).toBe(true);
});

test("a changed wording of a clause requires a new template version", () => {
  const all = AGREEMENT_KINDS.flatMap((kind) =>
    PAPER_LANGUAGES.map((language) =>
      paperOf({ kind, language, fields: { ...EMPTY_FIELDS, ...COMPLETE, penalty: "fixed" } }),
    ),
  );
  const digest = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 16);
  expect([TEMPLATE_VERSION, digest]).toEqual([1, "efcced05f313d25b"]);
});

test("both languages have the same clauses, and each field of a kind changes its hash", () => {
  for (const kind of AGREEMENT_KINDS) {
    const [de, en] = PAPER_LANGUAGES.map((language) => paperOf({ kind, language, fields: FIELDS }));
    expect(en?.clauses.map(({ key, paragraphs }) => [key, paragraphs.length])).toEqual(
      de?.clauses.map(({ key, paragraphs }) => [key, paragraphs.length]),
    );
  }
  const wording: Wording = { kind: "nda_mutual", language: "de", fields: FIELDS };
  const form = canonicalForm(wording);
  const changed: Wording[] = [
    { ...wording, kind: "nda_one_sided" },
    { ...wording, language: "en" },
    { ...wording, fields: { ...FIELDS, purpose: `${FIELDS.purpose} ` } },
    { ...wording, fields: { ...FIELDS, b: { ...FIELDS.b, represented_by: "" } } },
    { ...wording, fields: { ...FIELDS, return_days: 15 } },
  ];
  for (const one of changed) expect(canonicalForm(one)).not.toBe(form);
  // What is stored may come back in another order.
  const turned = Object.fromEntries(Object.entries(FIELDS).reverse()) as typeof FIELDS;
  expect(canonicalForm({ ...wording, fields: turned })).toBe(form);
});

test("an agreement in emoji, Korean and noncharacters is printed, signed, and mailed with its PDF", async () => {
  const odd = "🚀 👩‍💻 🇩🇪 김민수 สวัสดี ৱ ሰላም Trenn\ufffestrich \ufdd0";
  const fields = { ...FIELDS, a: { name: odd, address: odd, represented_by: odd }, purpose: odd };
  const { anna, berta, id } = await anAgreement(server, "nda_mutual", fields);
  for (const format of ["pdf", "docx"] as const) await download(anna, id, format);
  await signs(anna, id, "김민수 🚀");
  await signs(berta, id, "ሰላም ✅");
  const { version } = await berta.must("GET /api/agreements/{id}", { params: { id } });
  expect(readPdf(await download(berta, id, "pdf", version?.id)).text).toContain("Trennstrich");
  for (const person of [anna, berta])
    expect(await mailTo(server, person.email, version?.hash ?? "")).toContain(
      "Content-Type: application/pdf",
    );
});
