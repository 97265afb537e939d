import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { EmbedStyle, EmbedTheme } from "@kompagnon/contract/posts/rules.ts";

/** How an embed looks. */
export type EmbedLook = { style: EmbedStyle; theme: EmbedTheme };

/** Where a post shows itself on other sites. */
export const embedAddress = (origin: string, postId: string, { style, theme }: EmbedLook): string =>
  `${origin}${postsPaths.embed(postId)}?style=${style}&theme=${theme}`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The height an embed is given until it tells its own, in px. */
export const EMBED_HEIGHT = 360;

/**
 * The embed code of a post: a frame, and a few lines that set its height. Without them, where scripts are forbidden, it scrolls.
 */
export function embedCode(origin: string, postId: string, look: EmbedLook, title: string): string {
  const name = `kompagnon-${postId}`;
  return [
    `<iframe id="${name}" src="${escaped(embedAddress(origin, postId, look))}" title="${escaped(title)}" loading="lazy" style="width:100%;max-width:560px;height:${EMBED_HEIGHT}px;border:0;color-scheme:normal" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
    `<script>addEventListener("message",function(e){var f=document.getElementById("${name}");if(f&&e.source===f.contentWindow&&e.data.type==="kompagnon:height")f.style.height=e.data.height+"px"})</script>`,
  ].join("\n");
}
