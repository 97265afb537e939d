import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { newActions } from "@kompagnon/contract/posts/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { z } from "zod";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
  time,
  tsvector,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** A post, or a repost with a comment. Its counts are kept exact in the transactions that change them. */
export const posts = pgTable(
  "posts",
  {
    id: uuid("id").primaryKey(),
    /** Null once its author has left. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    clientId: uuid("client_id").notNull(),
    content: text("content").notNull(),
    /** Stored, because a search among the newest posts compares a thousand of them. */
    words: tsvector("words").notNull().generatedAlwaysAs(sql`search_words(content)`),
    /** What it is written in, or else its author's language; null for older ones until a job has looked. */
    language: text("language").$type<Language>(),
    /** Its scam signals, which readers are warned of; null where none were detected, or moderators cleared them. */
    signs: text("signs").array().$type<ScamSign[]>(),
    /** Hashtags without their sign, folded; `post_tags` finds posts by them. */
    tags: text("tags").array().notNull().default(sql`'{}'`),
    /** hiring, dm, groupJoin as the contract has them (spec: public, 2.13); never text. */
    actions: jsonb("actions").$type<z.output<typeof newActions>>(),
    /** Whether it mentions a member, and whether it has pictures or a video: set by triggers, never reset. */
    named: boolean("named").notNull().default(false),
    pictured: boolean("pictured").notNull().default(false),
    quotes: boolean("quotes").notNull().default(false),
    quoteId: uuid("quote_id"),
    embeddable: boolean("embeddable").notNull().default(true),
    likes: integer("likes").notNull().default(0),
    /** Comments that have not been deleted, answers among them. */
    comments: integer("comments").notNull().default(0),
    /** Plain ones and those with a comment. */
    reposts: integer("reposts").notNull().default(0),
    shares: integer("shares").notNull().default(0),
    saves: integer("saves").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Out of sight while moderators look at it. */
    hiddenAt: time("hidden_at"),
    /** Removed by moderators; may come back on appeal. */
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("posts_once").on(table.authorId, table.clientId),
    index("posts_language").on(table.language, table.createdAt.desc(), table.id.desc()),
    index("posts_unread_language").on(table.id).where(sql`${table.language} is null`),
    index("posts_newest")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.hiddenAt} is null and ${table.removedAt} is null`),
    index("posts_author").on(table.authorId, table.createdAt.desc(), table.id.desc()),
    index("posts_search").using("gin", table.words),
    index("posts_quote").on(table.quoteId).where(sql`${table.quoteId} is not null`),
  ],
);

const postId = () =>
  uuid("post_id")
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" });

/** The business models that an author had when they published, for the feed about one's own models. */
export const postModels = pgTable(
  "post_models",
  { model: text("model").notNull(), createdAt: time("created_at").notNull(), postId: postId() },
  (table) => [
    primaryKey({ columns: [table.model, table.createdAt, table.postId] }),
    index("post_models_post").on(table.postId),
  ],
);

/** The hashtags of posts, in the order of the newest; a trigger of `posts` writes them. */
export const postTags = pgTable(
  "post_tags",
  { tag: text("tag").notNull(), createdAt: time("created_at").notNull(), postId: postId() },
  (table) => [
    primaryKey({ columns: [table.tag, table.createdAt, table.postId] }),
    index("post_tags_post").on(table.postId),
  ],
);

/** Pictures and videos; without a post they wait to be published. */
export const postMedia = pgTable(
  "post_media",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    postId: uuid("post_id").references(() => posts.id, { onDelete: "cascade" }),
    position: smallint("position").notNull().default(0),
    kind: text("kind").$type<"image" | "video">().notNull(),
    type: text("type").notNull(),
    /** Storage keys. */
    file: text("file").notNull(),
    preview: text("preview"),
    /** Bytes of both. */
    size: integer("size").notNull(),
    width: integer("width"),
    height: integer("height"),
    seconds: real("seconds"),
    alt: text("alt").notNull().default(""),
    /** Whether metadata was removed; older files wait for a job. */
    scrubbed: boolean("scrubbed").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("post_media_unscrubbed").on(table.id).where(sql`not ${table.scrubbed} and ${table.kind} = 'video'`),
    index("post_media_post").on(table.postId, table.position),
    index("post_media_member").on(table.memberId),
    index("post_media_waiting").on(table.createdAt).where(sql`${table.postId} is null`),
  ],
);

/** Bytes that a member's media take. */
export const mediaUse = pgTable("media_use", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  /** Up to 2 GiB, which an integer does not hold. */
  kilobytes: integer("kilobytes").notNull().default(0),
});

/** Who liked a post. */
export const postLikes = pgTable(
  "post_likes",
  { postId: postId(), memberId: memberId(), createdAt: time("created_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("post_likes_member").on(table.memberId, table.createdAt.desc(), table.postId.desc()),
  ],
);

/** Named boxes for saved posts. */
export const postCollections = pgTable(
  "post_collections",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId(),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("post_collections_name").on(table.memberId, sql`search_fold(${table.name})`)],
);

/** Who saved a post, and in which collection. */
export const postSaves = pgTable(
  "post_saves",
  {
    postId: postId(),
    memberId: memberId(),
    collectionId: uuid("collection_id").references(() => postCollections.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("post_saves_member").on(table.memberId, table.createdAt.desc(), table.postId.desc()),
    index("post_saves_collection").on(table.collectionId),
  ],
);

/** Reposts without a comment. */
export const postReposts = pgTable(
  "post_reposts",
  { postId: postId(), memberId: memberId(), createdAt: time("created_at").notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("post_reposts_member").on(table.memberId, table.createdAt.desc(), table.postId.desc()),
    index("post_reposts_newest").on(table.createdAt.desc(), table.postId.desc(), table.memberId),
  ],
);

/** Who copied a post's link or embed code; counted once. */
export const postShares = pgTable(
  "post_shares",
  { postId: postId(), memberId: memberId(), kind: text("kind").notNull() },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId, table.kind] }),
    index("post_shares_member").on(table.memberId),
  ],
);

/** Comments, threaded one level. */
export const postComments = pgTable(
  "post_comments",
  {
    id: uuid("id").primaryKey(),
    postId: postId(),
    /** The comment that this one answers. */
    parentId: uuid("parent_id"),
    /** Null once its author has left, or deleted it while answers remain. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    clientId: uuid("client_id").notNull(),
    text: text("text").notNull(),
    /** What it has of a scam; null if nothing, or if moderators found nothing. */
    signs: text("signs").array().$type<ScamSign[]>(),
    createdAt: time("created_at").notNull().defaultNow(),
    deletedAt: time("deleted_at"),
    hiddenAt: time("hidden_at"),
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("post_comments_once").on(table.authorId, table.clientId),
    index("post_comments_post")
      .on(table.postId, table.createdAt, table.id)
      .where(sql`${table.parentId} is null`),
    index("post_comments_parent")
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.parentId} is not null`),
    index("post_comments_of").on(table.postId),
  ],
);

/** Who is named in a post or in one of its comments, so that the name leads somewhere. */
export const postMentions = pgTable(
  "post_mentions",
  {
    postId: postId(),
    commentId: uuid("comment_id").references(() => postComments.id, { onDelete: "cascade" }),
    memberId: memberId(),
  },
  (table) => [
    unique("post_mentions_once").on(table.postId, table.commentId, table.memberId).nullsNotDistinct(),
    index("post_mentions_comment").on(table.commentId),
    index("post_mentions_member").on(table.memberId),
  ],
);

/** A post's text in another language, as translated by a model: requested once for all readers. */
export const postTranslations = pgTable(
  "post_translations",
  {
    postId: postId(),
    language: text("language").$type<Language>().notNull(),
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);
