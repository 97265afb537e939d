import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { directionOf } from "@kompagnon/messages/languages.ts";
import { Fail } from "#features/publicpages/cards.ts";
import { PapersUnavailable } from "#platform/papers/papers.ts";
import { pictures } from "#platform/pictures/pictures.ts";
import type { Platform } from "#platform/platform.ts";

/** What a preview picture shows. */
export type Preview = {
  language: Language;
  /** Above the title: what this is. */
  eyebrow: string;
  title: string;
  line: string;
  tags: readonly string[];
  foot: string;
  /** Whose it is: `key` leads to their picture in the storage, `id` chooses the colour without one. */
  face: { id: string; name: string; key: string | null } | null;
};

/** Raised when the same words are drawn in another way. */
const DRAWING = 2;
const TITLE_MAX = 110;
const LINE_MAX = 130;
const TAG_MAX = 34;
const TAGS_MAX = 5;
/** Where the template leaves room for a face, in pixels. */
const FACE = { size: 268, top: 181, side: 88 } as const;

let template: string | undefined;
const readTemplate = (): string => {
  template ??= readFileSync(path.join(import.meta.dirname, "preview.typ"), "utf8");
  return template;
};

/** Truncates a text to one line of at most `most` graphemes, at a word boundary where there is one. */
function shortened(text: string, most: number, language: Language): string {
  const line = text
    .slice(0, most * 8)
    .replace(/\s+/gu, " ")
    .trim();
  const letters = [...new Intl.Segmenter(language).segment(line)].map(({ segment }) => segment);
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** How wide a title's place is, in points, and how wide a letter about is, in parts of its size. */
const TITLE_WIDTH = 690;
const letterWidth = (letter: string): number => {
  if (/\p{M}/u.test(letter)) return 0.15;
  return /\p{Script=Han}/u.test(letter) ? 1 : 0.58;
};
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
const SIZES = [92, 76, 64, 54, 46, 40] as const;

/** How large a title may be set, in points, the largest first: its longest word fits. The template sees what there is room for. */
function sizesOf(title: string): readonly number[] {
  // Chinese is broken anywhere.
  const longest = Math.max(...title.split(/\s+|(?<=\p{Script=Han})/u).map(widthOf));
  const fitting = SIZES.filter((size) => longest * size <= TITLE_WIDTH);
  return fitting.length > 0 ? fitting : [Math.floor(TITLE_WIDTH / longest)];
}

/** A hue drawn from an id, as the web app's avatars have it. */
function hueOf(id: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 16_777_619);
  return Math.abs(hash) % 360;
}

/** Names what a picture shows: another name for another picture. */
export const versionOf = (preview: Preview): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWING, preview]))
    .digest("base64url")
    .slice(0, 22);

/** A stored face as a disc; null where there is none, or none that can be read. */
async function faceOf(
  { storage }: Pick<Platform, "storage">,
  key: string | null,
): Promise<Uint8Array | null> {
  const file = key ? await storage.open(key) : null;
  if (!file || file.size === 0) return null;
  const chunks: Buffer[] = [];
  const read = await file.read(0, file.size - 1);
  for await (const chunk of read) chunks.push(chunk);
  return pictures.run("disc", { bytes: Buffer.concat(chunks), size: FACE.size });
}

/**
 * Draws a preview picture: set by Typst in its process, so that every script is shaped with our own fonts, and turned into
 * pixels in the process of pictures. Throws PapersUnavailable.
 */
export async function drawPreview(
  { papers, storage, config }: Pick<Platform, "papers" | "storage" | "config">,
  { language, eyebrow, title, line, tags, foot, face }: Preview,
): Promise<Buffer> {
  const rtl = directionOf(language) === "rtl";
  const short = (text: string, most: number) => shortened(text, most, language);
  const shownTitle = short(title, TITLE_MAX);
  const [initial] = new Intl.Segmenter(language).segment((face?.name ?? "").toLocaleUpperCase(language));
  const svg = await papers.svg({
    template: readTemplate(),
    data: {
      lang: language,
      rtl,
      title: shownTitle,
      sizes: sizesOf(shownTitle),
      brand: config.name,
      eyebrow: short(eyebrow, 60),
      line: short(line, LINE_MAX),
      foot: short(foot, 80),
      tags: tags.slice(0, TAGS_MAX).map((tag) => short(tag, TAG_MAX)),
      face: face && { initials: initial?.segment ?? "", hue: hueOf(face.id) },
    },
  });
  const disc = face && (await faceOf({ storage }, face.key));
  const left = rtl ? FACE.side : PREVIEW_WIDTH - FACE.side - FACE.size;
  const drawn = await pictures.run("draw", {
    svg,
    width: PREVIEW_WIDTH,
    height: PREVIEW_HEIGHT,
    ground: "#faf7f0",
    palette: disc === null,
    over: disc && { bytes: disc, left, top: FACE.top },
  });
  return Buffer.from(drawn);
}

/** Max bytes of cached pictures; the least recently used one is evicted first. */
const CACHE_MAX_BYTES = 24 * 1024 * 1024;
/** More being drawn at the same time than this are refused: papers that people wait for come from the same process. */
const DRAWN_MAX = 8;
const AGAIN_S = 5;

/** Preview pictures, drawn once as long as what they show stays the same. */
export type Previews = (preview: Preview) => Promise<Buffer>;

/** Caches the last drawn pictures by their content. Concurrent requests for a picture share one drawing. */
export function createPreviews(platform: Pick<Platform, "papers" | "storage" | "config">): Previews {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  const keep = (version: string, picture: Buffer) => {
    kept.set(version, picture);
    bytes += picture.length;
    for (const [oldest, old] of kept) {
      if (bytes <= CACHE_MAX_BYTES) return;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  const draw = async (version: string, preview: Preview): Promise<Buffer> => {
    if (drawing.size >= DRAWN_MAX) throw new Fail("unavailable", { retryAfter: AGAIN_S });
    const drawn = drawPreview(platform, preview).finally(() => drawing.delete(version));
    drawing.set(version, drawn);
    const picture = await drawn;
    keep(version, picture);
    return picture;
  };
  return async (preview) => {
    const version = versionOf(preview);
    const found = kept.get(version);
    if (found) {
      // The last used goes last.
      kept.delete(version);
      kept.set(version, found);
      return found;
    }
    try {
      return await (drawing.get(version) ?? draw(version, preview));
    } catch (error) {
      if (error instanceof PapersUnavailable) throw new Fail("unavailable", { retryAfter: AGAIN_S });
      throw error;
    }
  };
}
