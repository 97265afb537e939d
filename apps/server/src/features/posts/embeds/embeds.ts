import type { EmbeddedPost, oembed } from "@kompagnon/contract/posts/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { EmbedStyle, EmbedTheme } from "@kompagnon/contract/posts/rules.ts";
import { id as idShape } from "@kompagnon/contract/wire/model.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { findPublicPost, type PublicPost } from "#features/posts/embeds/public-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import { presentMedia } from "#features/posts/present.ts";
import { excerptOf } from "#features/posts/publishing/publish.ts";
import { escaped } from "#platform/http/html.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Platform } from "#platform/platform.ts";

/** A post that other sites may show. Throws not_found, embed_off. */
async function requireEmbeddable({ db }: Pick<Platform, "db">, id: string): Promise<PublicPost> {
  const post = await findPublicPost(db, id);
  if (!post) throw new Fail("not_found");
  if (!post.embeddable) throw new Fail("embed_off");
  return post;
}

/** A post for other sites, with addresses that lead there from anywhere. Throws not_found, embed_off. */
export async function embeddedPostOf(
  platform: Pick<Platform, "db" | "config">,
  id: string,
): Promise<EmbeddedPost> {
  const post = await requireEmbeddable(platform, id);
  const { origin } = platform.config;
  const { username, avatar, verified } = post.author;
  return {
    id: post.id,
    url: `${origin}${postsPaths.post(post.id)}`,
    content: post.content,
    author: {
      username: username ?? "user",
      avatar_url: avatar && `${origin}/api/embeds/posts/${post.id}/avatar`,
      verified,
    },
    created_at: post.createdAt.toISOString(),
    likes: post.likes,
    comments: post.comments,
    reposts: post.reposts,
    media: presentMedia(post.media, origin),
    asks: {
      hiring: post.actions?.hiring ?? null,
      dm: post.actions?.dm ?? false,
      group: post.actions?.groupJoin !== undefined,
    },
    quote: post.quote && { username: post.quote.username ?? "user", content: excerptOf(post.quote.content) },
    is_quoting: post.isQuoting,
  };
}

/** The picture of the author of a post that other sites may show. Throws not_found, embed_off. */
export async function embeddedAvatar(
  platform: Pick<Platform, "db" | "storage">,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { author } = await requireEmbeddable(platform, id);
  const headers = { type: "image/webp", cache: "no-cache" };
  return sendFile(platform.storage, author.avatar, headers, { request, reply });
}

/** Where a post is found: its page, and its embed. */
const ADDRESS = /^\/(?:embed\/post|dashboard\/feed)\/([^/]+)\/?$/;
/** The post that an address of ours leads to; null for every other address. */
function postIn(address: string, origin: string): string | null {
  const url = URL.parse(address);
  if (!url || url.origin !== new URL(origin).origin || url.username !== "" || url.password !== "")
    return null;
  const id = idShape.safeParse(ADDRESS.exec(url.pathname)?.[1]);
  return id.success ? id.data.toLowerCase() : null;
}

/** In CSS pixels. The page in the frame reports its real height by a message after loading. */
const WIDTH = 550;
const HEIGHT = 420;
const CACHE_SECONDS = 3600;

type EmbedQuery = {
  url: string;
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
  style?: EmbedStyle | undefined;
  theme?: EmbedTheme | undefined;
};

/** How another site embeds a post (oembed.com, type rich). Throws not_found, embed_off. */
export async function oembedOf(
  platform: Pick<Platform, "db" | "config">,
  { url, maxwidth = WIDTH, maxheight = HEIGHT, style = "card", theme = "light" }: EmbedQuery,
): Promise<z.output<typeof oembed>> {
  const { origin, name } = platform.config;
  const id = postIn(url, origin);
  if (!id) throw new Fail("not_found");
  const { author } = await requireEmbeddable(platform, id);
  const username = author.username ?? "user";
  const width = Math.min(maxwidth, WIDTH);
  const height = Math.min(maxheight, HEIGHT);
  const src = `${origin}/embed/post/${id}?style=${style}&theme=${theme}`;
  const title = `${username} · ${name}`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: name,
    provider_url: origin,
    author_name: username,
    // None of the words: other sites keep this answer, also when the post is taken back.
    title,
    html: `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%;color-scheme:normal" loading="lazy"></iframe>`,
    width,
    height,
    cache_age: CACHE_SECONDS,
  };
}
