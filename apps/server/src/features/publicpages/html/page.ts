import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { ALL_LANGUAGES, directionOf } from "@kompagnon/messages/languages.ts";
import { versionOf } from "#features/publicpages/pictures/preview.ts";
import type { PageWords } from "#features/publicpages/words/page-words.ts";
import { escaped, scriptData } from "#platform/http/html.ts";
import type { Say } from "#platform/texts.ts";

/** The inline styles of public pages, and the matching source of the page's policy. */
export type PageStyles = { head: string; policy: string };

const FILE = "public-page.css";

/**
 * Reads the styles that the web app's build wrote: a page that has them in it is seen with its first answer. Where nothing is
 * built, the page names the file.
 */
export function readStyles(webRoot: string | null): PageStyles {
  const file = path.join(webRoot ?? "", FILE);
  if (!webRoot || !fs.existsSync(file))
    return { head: `<link rel="stylesheet" href="/${FILE}">`, policy: "'self'" };
  const styles = fs.readFileSync(file, "utf8");
  const hash = createHash("sha256").update(styles).digest("base64");
  // 'self': non-Latin fonts are declared in stylesheets of their own.
  return { head: `<style>${styles}</style>`, policy: `'self' 'sha256-${hash}'` };
}

/** The address of a page's preview picture: another one whenever the picture is, as messengers keep what they fetched. */
const previewUrl = ({ kind, key, preview }: PageWords): string =>
  `/api/og/${kind}/${encodeURIComponent(key)}.png?lang=${preview.language}&v=${versionOf(preview)}`;

/** The URL of the picture of a page's subject; null without one. */
const faceUrl = (kind: PublicKind, key: string, stored: string | null): string | null =>
  stored &&
  `/api/og/face/${kind}/${encodeURIComponent(key)}?v=${createHash("sha256").update(stored).digest("base64url").slice(0, 12)}`;

/** How a page is written: by what, in which language, and what stands at its foot. */
export type PageContext = {
  language: Language;
  /** The language of the page's plain address. */
  usual: Language;
  origin: string;
  brand: string;
  say: Say;
  foot: Record<"imprint" | "privacy", string>;
  styles: PageStyles;
};

/** The policy of these pages: our own style and pictures; nothing runs, and nothing can be sent. */
export const pagePolicy = ({ policy }: PageStyles): string =>
  `default-src 'none'; style-src ${policy}; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const SIGN =
  '<svg class="sign" aria-hidden="true" viewBox="0 0 24 24"><rect x="2.5" y="2.5" width="6" height="19" rx="3"/><path d="M19 5.2 12.4 12 19 18.800" fill="none" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const BADGE =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.750" stroke-linecap="round" stroke-linejoin="round"><path d="M12 2l8 3v6c0 5-3.500 8.500-8 11-4.500-2.500-8-6-8-11V5Z"/><path d="m9 12 2 2 4-4"/></svg>';

/** A page in the language of a reader other than the usual one stands at an address of its own. */
const localized = (address: string, language: Language, usual: Language): string =>
  language === usual ? address : `${address}?lang=${language}`;

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}">\n`;

/** What search engines and messengers read. */
function headOf(words: PageWords, { language, usual, origin, brand }: PageContext): string {
  const plain = `${origin}${words.path}`;
  const everywhere = words.speaks === "every language";
  const address = everywhere ? localized(plain, language, usual) : plain;
  const title = `${words.title} · ${brand}`;
  const alternate = (code: string, href: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escaped(href)}">\n`;
  const alternates = everywhere
    ? ALL_LANGUAGES.map((other) => alternate(other, localized(plain, other, usual))).join("") +
      alternate("x-default", plain)
    : "";
  return [
    `<title>${escaped(title)}</title>\n`,
    meta("name", "description", words.description),
    meta("name", "robots", "index, follow, max-image-preview:large"),
    `<link rel="canonical" href="${escaped(address)}">\n`,
    alternates,
    meta("property", "og:type", words.kind === "member" ? "profile" : "website"),
    meta("property", "og:site_name", brand),
    meta("property", "og:title", words.title),
    meta("property", "og:description", words.description),
    meta("property", "og:url", address),
    meta("property", "og:locale", language),
    meta("property", "og:image", `${origin}${previewUrl(words)}`),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", String(PREVIEW_WIDTH)),
    meta("property", "og:image:height", String(PREVIEW_HEIGHT)),
    meta("property", "og:image:alt", `${words.title}, ${words.eyebrow}`),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${scriptData({ "@context": "https://schema.org", ...words.structured })}</script>\n`,
  ].join("");
}

function faceOf(words: PageWords, language: Language): string {
  const { face } = words;
  if (!face) return "";
  const src = faceUrl(words.kind, words.key, face.key);
  if (src) return `<img class="face" src="${escaped(src)}" alt="" width="112" height="112">`;
  const [initial] = new Intl.Segmenter(language).segment(face.name.toLocaleUpperCase(language));
  return `<span class="face" aria-hidden="true">${escaped(initial?.segment ?? "")}</span>`;
}

/** A list of what is known, or nothing where nothing is. */
function linesOf({ lines }: PageWords): string {
  const shown = lines.filter(({ tags = [], text = "" }) => tags.length > 0 || text !== "");
  const rows = shown.map(({ label, tags = [], text = "", own = false }) => {
    const list = tags.map((tag) => `<li>${escaped(tag)}</li>`).join("");
    const words = text && `<p${own ? ' dir="auto"' : ""}>${escaped(text)}</p>`;
    return `<div><dt>${escaped(label)}</dt><dd>${list && `<ul>${list}</ul>`}${words}</dd></div>`;
  });
  return rows.length > 0 ? `<dl>${rows.join("")}</dl>` : "";
}

/** The stylesheets of non-Latin fonts, and the scripts that they cover. */
const FACES = [
  ["/public-page-faces.css", /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}]/u],
  ["/public-page-chinese.css", /\p{Script=Han}/u],
] as const;
const facesFor = (text: string): string =>
  FACES.filter(([, script]) => script.test(text))
    .map(([file]) => `<link rel="stylesheet" href="${file}">\n`)
    .join("");

/** The page around `body`. Faces stand below what is read: nothing waits for them there. */
const frame = (context: PageContext, head: string, body: string): string => {
  const { language, brand, foot, say, styles } = context;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.head}
</head>
<body>
<header><a class="brand" href="/">${SIGN}<span>${escaped(brand)}</span></a></header>
<main>${body}</main>
<footer><p>${escaped(say(language, "publicpages/messages:promise"))}</p><nav><a href="${sitePath(language, "imprint")}">${escaped(foot.imprint)}</a> <a href="${sitePath(language, "privacy")}">${escaped(foot.privacy)}</a></nav></footer>
${facesFor(body + brand)}</body>
</html>
`;
};
const sitePath = (language: Language, page: string): string =>
  language === ALL_LANGUAGES[0] ? `/${page}` : `/${language}/${page}`;

/** A public page that works without scripts: for visitors, search engines and link previews. */
export function publicPage(words: PageWords, context: PageContext): string {
  const { language, say } = context;
  const badge = words.verified
    ? `<p class="badge">${BADGE}${escaped(say(language, "publicpages/messages:verified"))}</p>`
    : "";
  const body = words.body && `<div class="body" dir="auto">${escaped(words.body)}</div>`;
  const action = `<p class="action"><a href="${escaped(words.action.path)}">${escaped(words.action.label)}</a></p>`;
  return frame(
    context,
    headOf(words, context),
    `<article class="${words.kind}">${faceOf(words, language)}<p class="eyebrow">${escaped(words.eyebrow)}</p><h1><bdi>${escaped(words.title)}</bdi></h1>${badge}${body}${linesOf(words)}${action}</article>`,
  );
}

/** What stands where there is no such page, or none any more. */
export function missingPage(context: PageContext): string {
  const { language, say, brand } = context;
  const textOf = (key: "missing_title" | "missing_text" | "home") =>
    escaped(say(language, `publicpages/messages:${key}`));
  return frame(
    context,
    `<title>${textOf("missing_title")} · ${escaped(brand)}</title>\n${meta("name", "robots", "noindex")}`,
    `<article><h1>${textOf("missing_title")}</h1><p>${textOf("missing_text")}</p><p class="action"><a href="/">${textOf("home")}</a></p></article>`,
  );
}
