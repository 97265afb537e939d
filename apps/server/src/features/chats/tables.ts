import type { Attachment, CallTrace, LinkCard, PollTrace } from "@kompagnon/contract/chats/model.ts";
import type { DeclineWording, FolderColor, InboxWho } from "@kompagnon/contract/chats/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { members } from "#features/accounts/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  date,
  foreignKey,
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
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** A one-to-one conversation (`lo < hi` makes each pair's unique), or a group's channel (both null). */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    lo: uuid("lo").references(() => members.id, { onDelete: "cascade" }),
    hi: uuid("hi").references(() => members.id, { onDelete: "cascade" }),
    /** The number of its newest message; an advisory lock on the conversation puts messages in order. */
    lastSeq: integer("last_seq").notNull().default(0),
    lastAt: time("last_at").notNull().defaultNow(),
    /** Seconds between two messages of one member of a channel. */
    slowSeconds: smallint("slow_seconds").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("conversations_pair").on(table.lo, table.hi),
    index("conversations_hi").on(table.hi),
    check("conversations_order", sql`${table.lo} < ${table.hi}`),
    check("conversations_pair_or_channel", sql`(${table.lo} is null) = (${table.hi} is null)`),
  ],
);

/** A member's side of a conversation or channel; who has none may not read it. */
export const participants = pgTable(
  "participants",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The other one; null in channels. */
    otherId: uuid("other_id").references(() => members.id, { onDelete: "cascade" }),
    /** Whether they moderate the channel. */
    moderates: boolean("moderates").notNull().default(false),
    readSeq: integer("read_seq").notNull().default(0),
    /** Messages of the other after `read_seq`, kept exact in the same transaction; in channels counted on reading. */
    unread: integer("unread").notNull().default(0),
    /** Unread messages of a channel that mention them. */
    mentions: integer("mentions").notNull().default(0),
    /** When they last wrote in a slow channel. */
    wroteAt: time("wrote_at"),
    pinnedAt: time("pinned_at"),
    muted: boolean("muted").notNull().default(false),
    archived: boolean("archived").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.conversationId] }),
    index("participants_conversation").on(table.conversationId),
    index("participants_other").on(table.otherId),
  ],
);

/** Messages, in their conversation's order. */
export const messages = pgTable(
  "messages",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    id: uuid("id").notNull().unique(),
    /** One of the two participants: who leaves takes the conversation along, so a foreign key would only cost. */
    senderId: uuid("sender_id").notNull(),
    clientId: uuid("client_id").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    editedAt: time("edited_at"),
    /** Then the text is empty and attachments and card are gone. */
    deletedAt: time("deleted_at"),
    /** What moderators took out of sight (text, mentions, card); null where they did not. Then it reads as deleted. */
    withheld: jsonb("withheld"),
    replyTo: integer("reply_to"),
    threadOf: integer("thread_of"),
    threadCount: integer("thread_count").notNull().default(0),
    threadLastAt: time("thread_last_at"),
    pinnedAt: time("pinned_at"),
    mentions: uuid("mentions").array().notNull().default(sql`'{}'`),
    mentionsAll: boolean("mentions_all").notNull().default(false),
    /** What the linked page says about itself (contract: linkCard). */
    link: jsonb("link").$type<LinkCard>(),
    /** What a call left behind (contract: callTrace). */
    call: jsonb("call").$type<CallTrace>(),
    /** Set if it shows the poll of the same id (contract: pollTrace). */
    poll: jsonb("poll").$type<PollTrace>(),
    /** Whether it ever had attachments, and reactions: only then they are looked up. Triggers set it, nothing takes it back. */
    filed: boolean("filed").notNull().default(false),
    reacted: boolean("reacted").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique("messages_client").on(table.senderId, table.clientId),
    index("messages_thread")
      .on(table.conversationId, table.threadOf, table.seq)
      .where(sql`${table.threadOf} is not null`),
    index("messages_mentions").using("gin", table.mentions).where(sql`${table.mentions} <> '{}'`),
    index("messages_pinned")
      .on(table.conversationId, table.pinnedAt)
      .where(sql`${table.pinnedAt} is not null`),
  ],
);

const ofMember = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** Who reacted with what. */
export const reactions = pgTable(
  "reactions",
  {
    conversationId: uuid("conversation_id").notNull(),
    seq: integer("seq").notNull(),
    emoji: text("emoji").notNull(),
    memberId: ofMember(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq, table.emoji, table.memberId] }),
    foreignKey({
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
    }).onDelete("cascade"),
    index("reactions_member").on(table.memberId),
  ],
);

/** Uploaded files; without a `seq` they were not sent yet, and go after a day. */
export const attachments = pgTable(
  "attachments",
  {
    id: uuid("id").primaryKey(),
    /** Who uploaded it; their files go with them. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq"),
    /** Out of sight with its message. */
    withheld: boolean("withheld").notNull().default(false),
    position: smallint("position").notNull().default(0),
    kind: text("kind").$type<Attachment["kind"]>().notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    /** Storage keys. */
    file: text("file").notNull(),
    preview: text("preview"),
    width: smallint("width"),
    height: smallint("height"),
    seconds: real("seconds"),
    waveform: smallint("waveform").array(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Whether metadata was removed; older files wait for a job. */
    scrubbed: boolean("scrubbed").notNull().default(false),
  },
  (table) => [
    index("attachments_unscrubbed").on(table.id).where(sql`not ${table.scrubbed}`),
    index("attachments_message").on(table.conversationId, table.seq, table.position),
    index("attachments_unsent").on(table.createdAt).where(sql`${table.seq} is null`),
    index("attachments_member").on(table.memberId),
  ],
);

/** What a member's attachments weigh together, in bytes; changed by one conditional update. */
export const storageUse = pgTable("storage_use", {
  memberId: ofMember().primaryKey(),
  bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
});

/** A member asks to write to another without a match; one waiting request per pair and direction. */
export const chatRequests = pgTable(
  "chat_requests",
  {
    id: uuid("id").primaryKey(),
    fromId: uuid("from_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    toId: uuid("to_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    note: text("note").notNull(),
    /** pending, accepted or declined */
    status: text("status").$type<"pending" | "accepted" | "declined">().notNull().default("pending"),
    /** Put out of sight by its receiver, while it goes on waiting for its sender. */
    ignored: boolean("ignored").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
    decidedAt: time("decided_at"),
    /** With which words it was declined; null where its sender is not told. */
    wording: text("wording").$type<DeclineWording>(),
    /** Whether it was answered by itself, after the time that its receiver had set. */
    byItself: boolean("by_itself").notNull().default(false),
    /** The scam signals of its note, which its receiver is warned of; null where none were detected. */
    signs: text("signs").array().$type<ScamSign[]>(),
    chatId: uuid("chat_id").references(() => conversations.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("chat_requests_waiting").on(table.fromId, table.toId).where(sql`${table.status} = 'pending'`),
    index("chat_requests_in").on(table.toId, table.status, table.createdAt),
    index("chat_requests_out").on(table.fromId, table.createdAt),
    check("chat_requests_other", sql`${table.fromId} <> ${table.toId}`),
  ],
);

/** Who may ask a member to write with them, and what becomes of requests; without a row everybody may at any time. */
export const inboxSettings = pgTable(
  "inbox_settings",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    who: text("who").$type<InboxWho>().notNull().default("everybody"),
    /** Whether requests are paused: to the end of that day in Berlin, or until the member takes them again. */
    paused: boolean("paused").notNull().default(false),
    pausedUntil: date("paused_until", { mode: "string" }),
    /** Most requests within seven days; null is any number. */
    weeklyCap: smallint("weekly_cap"),
    /** The wording of a decline by one click; null sends no words. */
    wording: text("wording").$type<DeclineWording>(),
    /** Days after which requests are declined automatically; null is never. */
    answerDays: smallint("answer_days"),
  },
  (table) => [
    index("inbox_settings_answer").on(table.memberId).where(sql`${table.answerDays} is not null`),
    check("inbox_settings_cap", sql`${table.weeklyCap} between 1 and 100`),
    check("inbox_settings_days", sql`${table.answerDays} between 3 and 60`),
  ],
);

/** A member's folders of conversations. */
export const chatFolders = pgTable(
  "chat_folders",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    name: text("name").notNull(),
    color: text("color").$type<FolderColor>().notNull(),
    position: smallint("position").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [index("chat_folders_member").on(table.memberId, table.position)],
);

/** Which conversations lie in which folders. */
export const chatFolderItems = pgTable(
  "chat_folder_items",
  {
    folderId: uuid("folder_id")
      .notNull()
      .references(() => chatFolders.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.conversationId] }),
    index("chat_folder_items_conversation").on(table.conversationId),
  ],
);

/** What linked pages said about themselves; fetched at most once a day. */
export const linkCards = pgTable("link_cards", {
  /** Of the address. */
  hash: bytea("hash").primaryKey(),
  /** The card, or null where the page has nothing to say. */
  card: jsonb("card").$type<LinkCard>(),
  /** Storage key of its re-encoded picture. */
  image: text("image"),
  fetchedAt: time("fetched_at").notNull().defaultNow(),
});
