/** Limits of posts without any library: pages that only ask load these alone (product: feed, people, jobs). */
import { ADDRESS_SOURCE, withoutTail } from "../wire/links.ts";
import { HASHTAG_SOURCE, MENTION_SOURCE, mentionKeysIn, tagsIn } from "../wire/mentions.ts";
import { isSimple } from "../wire/text-length.ts";

export const POST_MAX = 5000;
export const POST_IMAGES_MAX = 4;
export const COMMENT_MAX = 2000;
/** In bytes. */
export const POST_IMAGE_MAX_BYTES = 25 * 1024 * 1024;
export const POST_VIDEO_MAX_BYTES = 100 * 1024 * 1024;
export const POST_VIDEO_MAX_SECONDS = 600;
/** What all media of one member's posts may weigh together, in bytes. */
export const MEDIA_QUOTA_BYTES = 2 * 1024 * 1024 * 1024;
/** Upload types of pictures, which are encoded again without metadata; … */
export const POST_IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** … and as videos, looked up in their bytes. */
export const POST_VIDEO_TYPES = ["video/mp4", "video/webm"] as const;
/** Words for those who can't see a picture. */
export const ALT_MAX = 300;
/** Indexed hashtags, and members notified of a mention, in one post. */
export const HASHTAGS_MAX = 20;
export const MENTIONS_MAX = 20;
export const HASHTAG_MAX = 50;
/** The actions block (spec: public, 2.13): how many are hired, in which roles. */
export const HIRING_MAX = 50;
export const HIRING_ROLES_MAX = 6;
export const HIRING_ROLE_MAX = 60;
export const COLLECTIONS_MAX = 50;
export const COLLECTION_NAME_MAX = 40;
/** Posts of a feed page (spec: public, section 9). */
export const FEED_PAGE = 50;
/** Posts of the feed that the application reads at a time: two screens of a phone, so that the first ones come soon. */
export const FEED_AT_ONCE = 10;
/** How deep `offset` may reach; cursors reach everything. */
export const FEED_OFFSET_MAX = 10_000;
/** The maximum length of a feed's cursor: one for "for_you" lists the posts of a slice that were not shown yet. */
export const FEED_CURSOR_MAX = 1_600;
export const FEED_FILTERS = ["all", "for_you", "language", "following", "models"] as const;
/**
 * The content of a feed: everybody's posts, the same sorted by fit, those in the member's language, of people they follow, or
 * about their business models.
 */
export type FeedFilter = (typeof FEED_FILTERS)[number];
export const POST_SORTS = ["newest", "oldest", "likes", "comments", "reposts"] as const;
/** The order of the member's own posts (spec: public, 2.13). */
export type PostSort = (typeof POST_SORTS)[number];
export const EMBED_STYLES = ["minimal", "classic", "card"] as const;
/** How an embed looks; `card` unless told. */
export type EmbedStyle = (typeof EMBED_STYLES)[number];
export const EMBED_THEMES = ["light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** How the other client of the specification frames its hidden block; text with these is refused. */
export const ACTION_MARKERS = ["[[ACTIONS]]", "[[/ACTIONS]]"] as const;
/** What is not seen, or seen on the sign before it: spaces, formats, variation selectors, marks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{M}]/gu;
/** Whether text holds a marker of the actions block, also one that is disguised by width, case or invisible signs. */
export const hasActionMarker = (text: string): boolean => {
  if (!text.includes("[") && isSimple(text)) return false;
  // Marks go first as well: putting many of them in order takes time by the square of their number.
  const plain = text.replace(INVISIBLE, "").normalize("NFKD").replace(INVISIBLE, "").toUpperCase();
  return ACTION_MARKERS.some((marker) => plain.includes(marker));
};

/** The hashtags of a text without their sign, folded, each once. */
export const hashtagsOf = (text: string): string[] => tagsIn(text).slice(0, HASHTAGS_MAX);
/** For each mention of a text the keys of the members it may mean, the likeliest first. */
export const mentionedIn = (text: string): string[][] => mentionKeysIn(text).slice(0, MENTIONS_MAX);

/** A run of a text as it is shown: plain, a hashtag, a member's name, an address to follow. */
export type TextRun = { kind: "text" | "hashtag" | "mention" | "link"; text: string };
const RUN = new RegExp(`${HASHTAG_SOURCE}|${MENTION_SOURCE}|${ADDRESS_SOURCE}`, "gu");
const kindOf = (found: string): TextRun["kind"] => {
  if (found.startsWith("#")) return "hashtag";
  return found.startsWith("@") ? "mention" : "link";
};

/** Cuts a text into what is shown as links and what is not; joined they are the text again. */
export function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(RUN)) {
    const found = match[0].startsWith("http") ? withoutTail(match[0]) : match[0];
    if (match.index > at) runs.push({ kind: "text", text: text.slice(at, match.index) });
    runs.push({ kind: kindOf(found), text: found });
    at = match.index + found.length;
  }
  if (at < text.length) runs.push({ kind: "text", text: text.slice(at) });
  return runs;
}
