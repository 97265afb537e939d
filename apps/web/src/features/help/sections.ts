import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import type { Rooms } from "@kompagnon/messages/rooms.ts";

/** The name of an article: its address is `?article=<key>`. */
export type ArticleKey = keyof Rooms["help"]["articles"];
/** The name of a group of articles. */
export type SectionKey = keyof Rooms["help"]["sections"];
/** A group of articles, in the order they are read. */
export type Section = { readonly key: SectionKey; readonly articles: readonly ArticleKey[] };

/** The help centre's contents, in the order they are shown. Every article stands in exactly one section. */
export const SECTIONS: readonly Section[] = [
  { key: "start", articles: ["sign_up", "sign_in", "reset_password", "google", "passkeys", "quest"] },
  {
    key: "security",
    articles: ["two_factor", "backup_codes", "lost_phone", "devices", "change_password", "change_email"],
  },
  { key: "profile", articles: ["profile", "avatar", "strengths", "jobs_newsletter", "status"] },
  {
    key: "matching",
    articles: ["matching_setup", "swiping", "deal_limit", "filters", "match", "pause"],
  },
  { key: "chats", articles: ["chats", "chat_offline", "calls", "block", "fullscreen_chat"] },
  { key: "groups", articles: ["groups_join", "groups_found", "groups_channels", "groups_invites"] },
  {
    key: "app",
    articles: ["notifications", "notification_settings", "push", "language", "appearance", "shortcuts"],
  },
  { key: "data", articles: ["export", "delete_account", "ban", "contact"] },
];

/** All articles, in reading order. */
export const ARTICLES: readonly ArticleKey[] = SECTIONS.flatMap(({ articles }) => articles);

/** The article that an address names, or null. */
export const articleNamed = (name: string | null): ArticleKey | null =>
  ARTICLES.find((key) => key === name) ?? null;

/** The section an article stands in. */
export const sectionOf = (article: ArticleKey): Section | undefined =>
  SECTIONS.find(({ articles }) => articles.includes(article));

/** The query of the same page with another article, or with none; what else stands in the query stays. */
export function queryWith(search: URLSearchParams, article: ArticleKey | null): string {
  const next = new URLSearchParams(search);
  next.delete("article");
  if (article) next.set("article", article);
  return `?${next}`;
}

/** The address of an article that works everywhere, wherever it was copied. */
export const articleAddress = (article: ArticleKey): string => `${helpPaths.help}?article=${article}`;
