import { readFileSync } from "node:fs";
import path from "node:path";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { createPapers, PapersUnavailable } from "#platform/papers/papers.ts";
import { printable, type Sheet } from "#platform/papers/sheet.ts";
import { fileInZip, readPdf } from "#testing/files-inside.ts";

const papers = createPapers(pino({ level: "silent" }));
const template = readFileSync(
  path.join(import.meta.dirname, "../../features/agreements/agreement.typ"),
  "utf8",
);

/** A name and a greeting in each script, and the font that is expected to set it. */
const SCRIPTS: Readonly<Record<string, readonly [string, (RegExp | undefined)?]>> = {
  latin: ["Łukasz Øre Größe Việt", /NotoSans-/],
  greek: ["Καλημέρα κόσμε", /NotoSans-/],
  cyrillic: ["Здравствуй, мир", /NotoSans-/],
  arabic: ["مرحبا بالعالم", /NotoSansArabic/],
  persian: ["سلام دنیا پژوهش", /NotoSansArabic/],
  hebrew: ["שלום עולם", /NotoSansHebrew/],
  devanagari: ["नमस्ते दुनिया", /NotoSans-/],
  bengali: ["ওহে বিশ্ব", /NotoSansBengali/],
  gurmukhi: ["ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ", /NotoSansGurmukhi/],
  gujarati: ["નમસ્તે દુનિયા", /NotoSansGujarati/],
  oriya: ["ନମସ୍କାର", /NotoSansOriya/],
  tamil: ["வணக்கம் உலகம்", /NotoSansTamil/],
  telugu: ["నమస్కారం ప్రపంచం", /NotoSansTelugu/],
  kannada: ["ನಮಸ್ಕಾರ ಪ್ರಪಂಚ", /NotoSansKannada/],
  malayalam: ["നമസ്കാരം ലോകം", /NotoSansMalayalam/],
  sinhala: ["ආයුබෝවන් ලෝකය", /NotoSansSinhala/],
  thai: ["สวัสดีชาวโลก", /NotoSansThai/],
  lao: ["ສະບາຍດີ", /NotoSansLao/],
  khmer: ["សួស្តីពិភពលោក", /NotoSansKhmer/],
  myanmar: ["မင်္ဂလာပါ", /NotoSansMyanmar/],
  tibetan: ["བཀྲ་ཤིས་བདེ་ལེགས", /Unifont/],
  ethiopic: ["ሰላም ለዓለም", /NotoSansEthiopic/],
  armenian: ["Բարեւ աշխարհ", /NotoSansArmenian/],
  georgian: ["გამარჯობა მსოფლიო", /NotoSansGeorgian/],
  korean: ["안녕하세요 김민수", /NanumGothic/],
  chinese: ["你好，世界", /NotoSans(?:S-?Chinese|Hans)/i],
  traditional: ["繁體中文 體驗", undefined],
  japanese: ["こんにちは カタカナ", undefined],
  bopomofo: ["ㄅㄆㄇㄈ", undefined],
  mongolian: ["ᠮᠣᠩᠭᠣᠯ", /Unifont/],
  cherokee: ["ᏣᎳᎩ", /Unifont/],
  canadian: ["ᐃᓄᒃᑎᑐᑦ", /Unifont/],
  tifinagh: ["ⵜⵉⴼⵉⵏⴰⵖ", /Unifont/],
  nko: ["ߒߞߏ", /Unifont/],
  syriac: ["ܫܠܡܐ", /Unifont/],
  thaana: ["ދިވެހި", /Unifont/],
  javanese: ["ꦗꦮ", /Unifont/],
  ogham: ["ᚑᚌᚐᚋ", /Unifont/],
  runic: ["ᚠᚢᚦᚨᚱᚲ", /Unifont/],
  braille: ["⠓⠑⠇⠇⠕", /Unifont/],
  gothic: ["𐌲𐌿𐍄", undefined],
  mathematical: ["𝒜𝔅ℂ ∑∫", undefined],
};
/** Texts that broke a paper, or could. */
const HOSTILE: Readonly<Record<string, string>> = {
  emoji: "🚀 🔔 ✅ ☐ 🎉",
  flags: "🇩🇪 🇰🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  families: "👩‍💻 👨‍👩‍👧‍👦 👍🏽 ❤️‍🔥 1️⃣",
  noncharacters: "Trenn\ufffestrich \uffff \ufdd0 \u{1fffe}",
  "control characters": "a\u0000b\u0008c\u001bd\u0085e",
  "halves of pairs": "x\ud83dy\udc00z",
  "bidi controls": "\u202eabc\u202c \u2066def\u2069 \u200f",
  "private use": "\ue000 \u{f0000} \u{10fffd}",
  "unassigned letters": "\u{2fe0} \u{1ffd0} \u{e0fff} \u0378",
  "marks without letters": `\u0301\u0e31\u093f ${"z\u0300\u0301\u0302".repeat(3)}`,
  joiners: "\u200d\u200d a\u200cb \ufe0f\ufe0f",
  markup: "#set text(red) *fett* $x$ <w:b/> & ]]> \\u{1} %",
};

const sheet = (text: string): Sheet => ({
  lang: "de",
  title: `Titel ${text}`,
  mark: text,
  head: ["Name", text],
  rows: [[text, `${text}\n${text}`]],
  preamble: text,
  sections: [{ title: text, paragraphs: [text, "Ende"] }],
  signaturesTitle: "Unterschriften",
  signatures: [{ name: text, lines: [text], line: false }],
  footer: text,
});

const isWellFormed = (xml: string): boolean => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 refuses.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.test(xml)) return false;
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, "")
    .replace(
      /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<&]*(?:&\w+;[^"<&]*|&#\d+;[^"<&]*)*")*)\s*(\/?)>/g,
      (_, end, name, _attributes, empty) => {
        if (end) return open.pop() === name ? "" : "<";
        if (!empty) open.push(name);
        return "";
      },
    );
  return open.length === 0 && !/[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(rest);
};
const DIRECTORY = Buffer.from([0x50, 0x4b, 1, 2]);
function filesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf(DIRECTORY); at >= 0; at = zip.indexOf(DIRECTORY, at + 4))
    names.push(zip.toString("utf8", at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names.filter((name) => name.endsWith(".xml"));
}
const fontsOf = (pdf: string): string[] => [
  ...new Set([...pdf.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = ""]) => name)),
];
describe.each(Object.entries(SCRIPTS))("a paper in %s", (_script, [text, font]) => {
  test("is an accessible PDF in a font of that script", async () => {
    const pdf = await papers.pdf({ template, data: sheet(text) });
    const { text: said, objects } = readPdf(pdf);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(objects).toContain("/StructTreeRoot");
    expect(pdf.toString("latin1")).toContain("pdfuaid:part");
    expect(said).toContain("Unterschriften");
    expect(said).not.toContain("\ufffd");
    if (font) expect(fontsOf(objects).join(" ")).toMatch(font);
  });

  test("is a DOCX whose files are well-formed", async () => {
    const docx = await papers.docx(sheet(text));
    expect(filesIn(docx)).toContain("word/document.xml");
    for (const name of filesIn(docx))
      expect([name, isWellFormed(fileInZip(docx, name))]).toEqual([name, true]);
    expect(fileInZip(docx, "word/document.xml")).toContain(text.split(" ")[0]);
  });
});

describe.each(Object.entries(HOSTILE))("a paper with %s", (_what, text) => {
  test("comes out as PDF and as a well-formed DOCX", async () => {
    const pdf = await papers.pdf({ template, data: sheet(text) });
    expect(readPdf(pdf).text).toContain("Ende");
    expect(pdf.toString("latin1")).toContain("%%EOF");
    const docx = await papers.docx(sheet(text));
    for (const name of filesIn(docx))
      expect([name, isWellFormed(fileInZip(docx, name))]).toEqual([name, true]);
  });
});

test("what no file may hold is taken out of a text, and nothing else", () => {
  expect(printable("a\u0000\ufffe\ufdd0\uffff\u{10ffff}b\n\tc\r\nd\ud800")).toBe("ab\n\tc\nd\ufffd");
  expect(printable("👩‍💻 ünï 안녕")).toBe("👩‍💻 ünï 안녕");
});

test("papers of one member do not hold up another's, and too many of one are refused", async () => {
  const order: string[] = [];
  const asks = (member: string) =>
    papers.docx(sheet("x"), member).then(
      () => order.push(member),
      () => order.push(`${member} refused`),
    );
  await Promise.all([...Array.from({ length: 12 }, () => asks("busy")), asks("other")]);
  expect(order.filter((one) => one === "busy refused").length).toBeGreaterThanOrEqual(5);
  expect(order.filter((one) => !one.endsWith("refused")).indexOf("other")).toBeLessThanOrEqual(2);
});

describe("the process of papers", () => {
  /** A paper that takes a moment. */
  const slow = {
    template: '#set document(title: "Langsam")\n#for n in range(3000) [#n ]',
    data: { lang: "de", title: "" },
  } as const;
  const killOnce = async (before?: number): Promise<number> => {
    const pid = await vi.waitUntil(() => papers.pid !== before && papers.pid, 10_000);
    process.kill(pid, "SIGKILL");
    return pid;
  };

  test("that ends while it sets a paper is started again, once, for the same paper", async () => {
    await papers.docx(sheet("x"));
    const before = papers.pid;
    const paper = papers.pdf(slow);
    await killOnce();
    expect((await paper).subarray(0, 5).toString()).toBe("%PDF-");
    expect(papers.pid).not.toBe(before);
  });

  test("that ends again with a paper fails that paper, and the next one is set", async () => {
    const paper = papers.pdf(slow);
    const next = papers.docx(sheet("x"), "another");
    const refused = expect(paper).rejects.toBeInstanceOf(PapersUnavailable);
    await killOnce(await killOnce());
    await refused;
    expect((await next).subarray(0, 2).toString()).toBe("PK");
  });
});
