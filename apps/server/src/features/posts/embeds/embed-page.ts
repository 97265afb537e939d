import type { EmbeddedPost, Media } from "@kompagnon/contract/posts/model.ts";
import { type EmbedStyle, type EmbedTheme, runsOf } from "@kompagnon/contract/posts/rules.ts";
import { linkOf } from "@kompagnon/contract/wire/links.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { directionOf, localeOf } from "@kompagnon/messages/languages.ts";
import { escaped } from "#platform/http/html.ts";
import type { Say } from "#platform/texts.ts";

/** The look of the page, and the product that it belongs to. */
export type EmbedContext = {
  style: EmbedStyle;
  theme: EmbedTheme;
  language: Language;
  /** Origin of the product. */
  origin: string;
  /** Its name. */
  name: string;
  say: Say;
};

const icon = (path: string): string => `<svg aria-hidden="true" viewBox="0 0 24 24">${path}</svg>`;
const HEART = icon(
  '<path d="M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.500 3c-1.800 0-3 .5-4.500 2-1.500-1.500-2.700-2-4.500-2A5.500 5.500 0 0 0 2 8.500c0 2.300 1.500 4 3 5.500l7 7Z"/>',
);
const BUBBLE = icon('<path d="M7.900 20A9 9 0 1 0 4 16.100L2 22Z"/>');
const REPEAT = icon(
  '<path d="m17 2 4 4-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14"/><path d="m7 22-4-4 4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/>',
);

/** Addresses of the product without their host: the page may be on another host. */
const local = (address: string, origin: string): string =>
  escaped(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);

const textOf = (content: string): string =>
  runsOf(content)
    .map(({ kind, text }) => {
      const link = kind === "link" ? linkOf(text, URL.parse) : null;
      return link
        ? `<a href="${escaped(link.href)}" target="_blank" rel="noopener nofollow ugc">${escaped(link.text)}</a>`
        : escaped(text);
    })
    .join("");

function mediumOf(medium: Media, { origin, language, say }: EmbedContext): string {
  const { url, preview_url: preview, width, height } = medium;
  const size = width && height ? ` width="${width}" height="${height}"` : "";
  const alt = escaped(medium.alt || say(language, `posts/embed:${medium.media_type}`));
  if (medium.media_type === "image")
    return `<img src="${local(preview ?? url, origin)}" alt="${alt}" loading="lazy"${size}>`;
  const poster = preview ? ` poster="${local(preview, origin)}"` : "";
  return `<video src="${local(url, origin)}" aria-label="${alt}" controls playsinline preload="none"${poster}${size}></video>`;
}

function headOf(post: EmbeddedPost, { language, origin, say }: EmbedContext): string {
  const { username, avatar_url: avatar, verified } = post.author;
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  const [initial] = new Intl.Segmenter(language).segment(username.toUpperCase());
  const picture = avatar
    ? `<img src="${local(avatar, origin)}" alt="" width="44" height="44">`
    : `<span class="initial" aria-hidden="true">${escaped(initial?.segment ?? "")}</span>`;
  const badge = verified
    ? ` <svg class="verified" role="img" aria-label="${escaped(say(language, "posts/embed:verified"))}" viewBox="0 0 24 24"><path d="M12 2l8 3v6c0 5-3.500 8.500-8 11-4.500-2.500-8-6-8-11V5Z"/><path d="m9 12 2 2 4-4"/></svg>`
    : "";
  return `<header>${picture}<div><a href="${escaped(post.url)}" target="_blank" rel="noopener"><bdi>${escaped(username)}</bdi></a>${badge}<time datetime="${post.created_at}">${escaped(time.format(new Date(post.created_at)))}</time></div></header>`;
}

/** The post's actions as text; readers follow them on the post's own page. */
function asksOf({ asks }: EmbeddedPost, { language, say }: EmbedContext): string {
  const { hiring, dm, group } = asks;
  const roles = hiring?.roles.join(", ");
  const lines = [
    hiring &&
      [say(language, "posts/embed:hiring", { count: hiring.count }), roles].filter(Boolean).join(": "),
    dm && say(language, "posts/embed:dm"),
    group && say(language, "posts/embed:group"),
  ];
  return lines.map((line) => (line ? `<p class="asks" dir="auto">${escaped(line)}</p>` : "")).join("");
}

/** What the post comments on: its author and its beginning, or that it can't be seen. */
function quoteOf({ quote, is_quoting: isQuoting }: EmbeddedPost, { language, say }: EmbedContext): string {
  if (!isQuoting) return "";
  if (!quote) return `<p class="asks">${escaped(say(language, "posts/embed:quote_gone"))}</p>`;
  const name = escaped(say(language, "posts/embed:quote", { name: quote.username }));
  const words = quote.content.replace(/\s+/gu, " ");
  return `<blockquote><p class="asks">${name}</p><p dir="auto">${escaped(words)}</p></blockquote>`;
}

function footOf(post: EmbeddedPost, { language, say }: EmbedContext): string {
  const number = new Intl.NumberFormat(localeOf(language), { notation: "compact" });
  const counts = (
    [
      ["likes", HEART],
      ["comments", BUBBLE],
      ["reposts", REPEAT],
    ] as const
  )
    .map(
      ([key, sign]) =>
        `<li>${sign}<span class="sr">${escaped(say(language, `posts/embed:${key}`))}: </span>${number.format(post[key])}</li>`,
    )
    .join("");
  return `<footer><ul>${counts}</ul><a href="${escaped(post.url)}" target="_blank" rel="noopener">${escaped(say(language, "posts/embed:open"))}</a></footer>`;
}

const page = (
  context: EmbedContext,
  { title, id, links, body }: { title: string; id: string; links: string; body: string },
): string =>
  `<!doctype html>
<html lang="${context.language}" dir="${directionOf(context.language)}" data-theme="${context.theme}" data-post="${id}" data-site="${escaped(context.origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${links}<link rel="stylesheet" href="/embed.css">
<script src="/embed.js" defer></script>
</head>
<body class="${context.style}">
<main><article>${body}</article></main>
</body>
</html>
`;

/** The address at which other sites ask how to embed a post. */
export const discoveryOf = (origin: string, id: string): string =>
  `${origin}/api/oembed?${new URLSearchParams({ url: `${origin}/embed/post/${id}`, format: "json" })}`;

/** A post as a small page of its own for the frames of other sites (spec: public, 2.13). */
export function embedPage(post: EmbeddedPost, context: EmbedContext): string {
  const title = context.say(context.language, "posts/embed:by", { name: post.author.username });
  const text = post.content === "" ? "" : `<p class="text" dir="auto">${textOf(post.content)}</p>`;
  const media = post.media.map((one) => mediumOf(one, context)).join("");
  const links = `<link rel="canonical" href="${escaped(post.url)}">
<link rel="alternate" type="application/json+oembed" href="${escaped(discoveryOf(context.origin, post.id))}" title="${escaped(title)}">
`;
  const body = `<h1 class="sr">${escaped(title)}</h1>${headOf(post, context)}${text}${media && `<div class="media">${media}</div>`}${quoteOf(post, context)}${asksOf(post, context)}${footOf(post, context)}`;
  return page(context, { title, id: post.id, links, body });
}

/** The page in a frame whose post can't be shown. */
export function embedErrorPage(message: string, context: EmbedContext): string {
  const title = context.say(context.language, "posts/embed:failed");
  const body = `<h1>${escaped(title)}</h1><p>${escaped(message)}</p><footer><a href="${escaped(context.origin)}" target="_blank" rel="noopener">${escaped(context.name)}</a></footer>`;
  return page(context, { title, id: "", links: "", body });
}
