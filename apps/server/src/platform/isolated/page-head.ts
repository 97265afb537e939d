import { Parser } from "htmlparser2";
import { HEAD_MAX } from "#platform/isolated/limits.ts";

/** What the head of a page says about it; `image` is an absolute address. */
export type PageHead = { title: string; description: string; site: string; image: string | null };

/** Max nesting: a head contains no nested elements, so anything deeper is not one. */
const DEPTH_MAX = 16;
const TITLE_MAX = 160;
const DESCRIPTION_MAX = 300;
const SITE_MAX = 60;
/** Enough for any of them, before spaces are taken out. */
const RAW_TEXT_MAX = 2_000;
const tidy = (text: string | undefined, max: number): string =>
  (text ?? "").slice(0, RAW_TEXT_MAX).replace(/\s+/gu, " ").trim().slice(0, max).toWellFormed();

/** The title and the `meta` elements of a page, up to the end of its head. */
function readMeta(html: string): { title: string; said: Map<string, string> } {
  const meta = new Map<string, string>();
  let title = "";
  let inTitle = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      depth += 1;
      inTitle = name === "title" && title === "";
      const key = (property ?? named ?? "").toLowerCase();
      if (name === "meta" && content && !meta.has(key)) meta.set(key, content);
      if (name === "body" || depth > DEPTH_MAX) parser.pause();
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === "title") inTitle = false;
      if (name === "head") parser.pause();
    },
  });
  parser.write(html.slice(0, HEAD_MAX));
  return { title, said: meta };
}

/** Where a page says itself how it is written has to be at its beginning (HTML, 4.2.5.4). */
const CHARSET_WITHIN = 1024;
const CHARSET = /charset\s*=\s*["']?\s*([\w:-]+)/i;

const encodingByMark = (beginning: string): string | undefined => {
  if (beginning.startsWith("\xff\xfe")) return "utf-16le";
  return beginning.startsWith("\xfe\xff") ? "utf-16be" : undefined;
};

/** The text of a page, by its byte order mark, its content type, its own `meta`, or as UTF-8 and else as browsers guess. */
export function decodePage(bytes: Uint8Array, type: string): string {
  const beginning = Buffer.from(bytes.subarray(0, CHARSET_WITHIN)).toString("latin1");
  const named = encodingByMark(beginning) ?? CHARSET.exec(type)?.[1] ?? CHARSET.exec(beginning)?.[1];
  for (const label of [named, "utf-8"]) {
    if (label === undefined) continue;
    try {
      // A page that was cut off may end within a character.
      return new TextDecoder(label, { fatal: label !== named }).decode(bytes, { stream: true });
    } catch {
      // An unknown name, or not UTF-8.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

/** Reads what the head of a page says about it; null without a title. */
export function readHead(html: string, url: string): PageHead | null {
  const { title, said } = readMeta(html);
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find((value) => value?.trim());
  const shown = tidy(first("og:title", "twitter:title") ?? title, TITLE_MAX);
  if (shown === "") return null;
  const image = first("og:image", "og:image:url", "twitter:image");
  return {
    title: shown,
    description: tidy(first("og:description", "twitter:description", "description"), DESCRIPTION_MAX),
    site: tidy(first("og:site_name") ?? new URL(url).hostname.replace(/^www\./, ""), SITE_MAX),
    image: image && URL.canParse(image, url) ? new URL(image, url).href : null,
  };
}
