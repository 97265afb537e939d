import { Parser } from "htmlparser2";
import { HEAD_MAX } from "#platform/isolated/limits.ts";

/** What the head of a page says about it; `image` is an absolute address. */
export type PageHead = { title: string; description: string; site: string; image: string | null };

/** Nothing in a head stands in anything: deeper than this, it is none. */
const DEPTH_MAX = 16;
const TITLE_MAX = 160;
const DESCRIPTION_MAX = 300;
const SITE_MAX = 60;
/** Enough for any of them, before spaces are taken out. */
const SAID_MAX = 2_000;
const tidy = (text: string | undefined, max: number): string =>
  (text ?? "").slice(0, SAID_MAX).replace(/\s+/gu, " ").trim().slice(0, max).toWellFormed();

/** The title and the `meta` elements of a page, up to the end of its head. */
function saidIn(html: string): { title: string; said: Map<string, string> } {
  const said = new Map<string, string>();
  let [title, inTitle, depth] = ["", false, 0];
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      depth += 1;
      inTitle = name === "title" && title === "";
      const key = (property ?? named ?? "").toLowerCase();
      if (name === "meta" && content && !said.has(key)) said.set(key, content);
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
  return { title, said };
}

/** Reads what the head of a page says about it; null without a title. */
export function readHead(html: string, url: string): PageHead | null {
  const { title, said } = saidIn(html);
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
