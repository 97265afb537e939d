import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import type { PageTexts } from "@kompagnon/messages/features.ts";
import type { Searchable } from "./search.ts";

type HelpNamespace = Extract<keyof PageTexts, `${string}/help`>;
/** The place of an article's texts: with the feature it is about. */
export type ArticleTexts = { [N in HelpNamespace]: `${N}:${keyof PageTexts[N] & string}` }[HelpNamespace];
/** The name of an article: its address is `?article=<key>`. */
export type ArticleKey = ArticleTexts extends infer A
  ? A extends `${string}:${infer Key}`
    ? Key
    : never
  : never;
/** An article in the language of the page. */
export type Article = Searchable<ArticleKey>;
/** The name of a group of articles. */
export type SectionKey = keyof PageTexts["help"]["sections"];
/** A group of articles, in the order they are read. */
export type Section = { readonly key: SectionKey; readonly articles: readonly ArticleKey[] };

/** The help centre's contents, in the order they are shown. Every article is in exactly one section. */
const CONTENTS: readonly { readonly key: SectionKey; readonly articles: readonly ArticleTexts[] }[] = [
  {
    key: "start",
    articles: [
      "accounts/help:sign_up",
      "accounts/help:sign_in",
      "accounts/help:reset_password",
      "accounts/help:google",
      "accounts/help:passkeys",
      "quest/help:quest",
    ],
  },
  {
    key: "security",
    articles: [
      "accounts/help:two_factor",
      "accounts/help:backup_codes",
      "accounts/help:lost_phone",
      "accounts/help:devices",
      "accounts/help:change_password",
      "accounts/help:change_email",
      "identities/help:passphrase",
    ],
  },
  {
    key: "profile",
    articles: [
      "profiles/help:profile",
      "profiles/help:avatar",
      "profiles/help:strengths",
      "profiles/help:jobs_newsletter",
      "profiles/help:status",
      "publicpages/help:public_pages",
      "verification/help:verify_identity",
    ],
  },
  {
    key: "matching",
    articles: [
      "matching/help:matching_setup",
      "matching/help:swiping",
      "matching/help:deal_limit",
      "matching/help:filters",
      "matching/help:few_cards",
      "matching/help:less_like",
      "matching/help:match",
      "matching/help:pause",
    ],
  },
  {
    key: "chats",
    articles: [
      "chats/help:chats",
      "chats/help:chat_offline",
      "calls/help:calls",
      "rooms/help:rooms",
      "profiles/help:block",
      "chats/help:fullscreen_chat",
    ],
  },
  { key: "posts", articles: ["posts/help:feed_orders"] },
  {
    key: "groups",
    articles: [
      "groups/help:groups_join",
      "groups/help:groups_found",
      "groups/help:groups_channels",
      "polls/help:polls",
      "events/help:events",
      "groups/help:groups_invites",
      "pods/help:pods",
    ],
  },
  { key: "jobs", articles: ["jobs/help:jobs_board"] },
  {
    key: "tools",
    articles: [
      "agreements/help:agreements",
      "businessplans/help:businessplan",
      "plans/help:plans",
      "presentations/help:presentations",
      "ai/help:assistants",
    ],
  },
  { key: "invites", articles: ["invites/help:invite_people", "invites/help:invite_payouts"] },
  {
    key: "app",
    articles: [
      "notifications/help:notifications",
      "notifications/help:notification_settings",
      "notifications/help:push",
      "settings/help:language",
      "settings/help:appearance",
      "shell/help:shortcuts",
    ],
  },
  {
    key: "money",
    articles: [
      "billing/help:premium",
      "billing/help:test_version",
      "billing/help:withdraw_purchase",
      "billing/help:cancel_subscription",
    ],
  },
  {
    key: "data",
    articles: [
      "accounts/help:export",
      "accounts/help:delete_account",
      "accounts/help:ban",
      "site/help:contact",
    ],
  },
];

const keyOf = (texts: ArticleTexts): ArticleKey => texts.slice(texts.indexOf(":") + 1) as ArticleKey; // as the type says

/** The sections of the help centre. */
export const SECTIONS: readonly Section[] = CONTENTS.map(({ key, articles }) => ({
  key,
  articles: articles.map(keyOf),
}));

/** The place of the texts of all articles, in reading order. */
export const ARTICLE_TEXTS: readonly { key: ArticleKey; texts: ArticleTexts }[] = CONTENTS.flatMap(
  ({ articles }) => articles.map((texts) => ({ key: keyOf(texts), texts })),
);

/** The namespaces that hold them. */
export const HELP_NAMESPACES = [
  ...new Set(ARTICLE_TEXTS.map(({ texts }) => texts.slice(0, texts.indexOf(":")))),
] as HelpNamespace[]; // the part before the colon

/** All articles, in reading order. */
export const ARTICLES: readonly ArticleKey[] = ARTICLE_TEXTS.map(({ key }) => key);

/** The article that an address names, or null. */
export const articleNamed = (name: string | null): ArticleKey | null =>
  ARTICLES.find((key) => key === name) ?? null;

/** The section of an article. */
export const sectionOf = (article: ArticleKey): Section | undefined =>
  SECTIONS.find(({ articles }) => articles.includes(article));

/** The query of the same page with another article, or with none. Other parameters are kept. */
export function queryWith(search: URLSearchParams, article: ArticleKey | null): string {
  const next = new URLSearchParams(search);
  next.delete("article");
  if (article) next.set("article", article);
  return `?${next}`;
}

/** The address of an article that works everywhere, wherever it was copied. */
export const articleAddress = (article: ArticleKey): string => helpPaths.article(article);
