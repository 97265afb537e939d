import type {
  DocumentCustody,
  DocumentKind,
  DocumentRole,
  PartPurpose,
} from "@kompagnon/contract/documents/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

/** A member who may leave the community; what they wrote stays with the document. */
const byMember = (column: string) => uuid(column).references(() => members.id, { onDelete: "set null" });
const ofDocument = () =>
  uuid("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" });

/** Documents that people write together: what the server knows of them without reading any. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<DocumentKind>().notNull(),
    custody: text("custody").$type<DocumentCustody>().notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Sealed by the vault, as are the keys and the names of versions; null where its browsers seal it. */
    titleSealed: bytea("title_sealed"),
    titleMaster: text("title_master"),
    titleKey: bytea("title_key"),
    /** With custody `members`: sealed by a browser, by the key that seals now. */
    ownTitle: bytea("own_title"),
    /** How browsers seal it, the newest way of all its epochs (DOCUMENT_FORMAT); the server does not look into any. */
    format: smallint("format").notNull().default(1),
    /** Which key seals now. */
    epoch: integer("epoch").notNull().default(1),
    /** A member was removed: the next browser that may write makes a new key. */
    rotationDue: boolean("rotation_due").notNull().default(false),
    /** The last number of the log. */
    n: bigint("n", { mode: "number" }).notNull().default(0),
    /** What the newest snapshot covers. */
    covers: bigint("covers", { mode: "number" }).notNull().default(0),
    /** Counts changes of title, people, roles, links and trash: live connections look again before they get more. */
    revision: integer("revision").notNull().default(1),
    /** Of the newest state and the log entries behind it: of the content, and of the comments. */
    contentBytes: bigint("content_bytes", { mode: "number" }).notNull().default(0),
    commentsBytes: bigint("comments_bytes", { mode: "number" }).notNull().default(0),
    /** Of parts and snapshots; of pictures. */
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
    assetsBytes: bigint("assets_bytes", { mode: "number" }).notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
    trashedAt: time("trashed_at"),
  },
  (table) => [
    // Without the time of change: each part would have to write the index as well.
    index("documents_owner").on(table.ownerId),
    index("documents_trashed").on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index("documents_master").on(table.titleMaster, table.id),
    check("documents_title", sql`(${table.titleSealed} is null) <> (${table.ownTitle} is null)`),
  ],
);

/** Who may open a document, its owner included. */
export const documentPeople = pgTable(
  "document_people",
  {
    documentId: ofDocument(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    role: text("role").$type<DocumentRole>().notNull(),
    addedAt: time("added_at").notNull().defaultNow(),
    /** Bytes of their log entries, at most: counted again when they are too many. */
    logBytes: bigint("log_bytes", { mode: "number" }).notNull().default(0),
    /** What they appended in the minute that began then. */
    minuteAt: time("minute_at").notNull().defaultNow(),
    minuteBytes: integer("minute_bytes").notNull().default(0),
    minuteEntries: integer("minute_entries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.memberId] }),
    index("document_people_member").on(table.memberId),
    uniqueIndex("document_people_owner").on(table.documentId).where(sql`${table.role} = 'owner'`),
  ],
);

/**
 * The keys of a document, one an epoch. With custody `server` sealed by the vault; with `members` the server has none of them,
 * and keeps the one before as browsers sealed it by this one.
 */
export const documentEpochs = pgTable(
  "document_epochs",
  {
    documentId: ofDocument(),
    epoch: integer("epoch").notNull(),
    keySealed: bytea("key_sealed"),
    keyMaster: text("key_master"),
    keyKey: bytea("key_key"),
    previousSealed: bytea("previous_sealed"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.epoch] }),
    index("document_epochs_master").on(table.keyMaster, table.documentId, table.epoch),
  ],
);

/** The log: sealed parts in the order of their commits, without gaps. */
export const documentParts = pgTable(
  "document_parts",
  {
    documentId: ofDocument(),
    n: bigint("n", { mode: "number" }).notNull(),
    epoch: integer("epoch").notNull(),
    purpose: text("purpose").$type<PartPurpose>().notNull(),
    authorId: byMember("author_id"),
    session: bytea("session").notNull(),
    seq: integer("seq").notNull(),
    sealed: bytea("sealed").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.n] }),
    // Includes the author: a member cannot take the numbers of another's session, whose entries would then count as stored.
    unique("document_parts_sent").on(table.documentId, table.session, table.seq, table.authorId),
    index("document_parts_author").on(table.authorId),
    check("document_parts_session", sql`octet_length(${table.session}) = 16`),
  ],
);

/** Whole states, sealed: the newest is loaded, those with a name stay. */
export const documentSnapshots = pgTable(
  "document_snapshots",
  {
    documentId: ofDocument(),
    covers: bigint("covers", { mode: "number" }).notNull(),
    epoch: integer("epoch").notNull(),
    session: bytea("session").notNull(),
    sealed: bytea("sealed").notNull(),
    comments: bytea("comments"),
    authorId: byMember("author_id"),
    nameSealed: bytea("name_sealed"),
    nameMaster: text("name_master"),
    nameKey: bytea("name_key"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.covers] }),
    index("document_snapshots_author").on(table.authorId),
    index("document_snapshots_age").on(table.createdAt),
    index("document_snapshots_master")
      .on(table.nameMaster, table.documentId, table.covers)
      .where(sql`${table.nameMaster} is not null`),
  ],
);

/** Links to read; of the token only its hash. */
export const documentLinks = pgTable(
  "document_links",
  {
    id: uuid("id").primaryKey(),
    documentId: ofDocument(),
    tokenHash: bytea("token_hash").notNull().unique(),
    /** With custody `members`: the link's public key, and the private one sealed by the secret in its address. */
    publicKey: bytea("public_key"),
    sealedKey: bytea("sealed_key"),
    createdBy: byMember("created_by"),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
    opened: integer("opened").notNull().default(0),
    lastOpenedAt: time("last_opened_at"),
  },
  (table) => [
    index("document_links_document").on(table.documentId),
    index("document_links_creator").on(table.createdBy),
    index("document_links_expiry").on(table.expiresAt),
  ],
);

/** With custody `members`: the newest key that was wrapped for each person and each link, and for which public key. */
export const documentWraps = pgTable(
  "document_wraps",
  {
    documentId: ofDocument(),
    memberId: uuid("member_id"),
    linkId: uuid("link_id").references(() => documentLinks.id, { onDelete: "cascade" }),
    epoch: integer("epoch").notNull(),
    toKey: bytea("to_key").notNull(),
    wrapped: bytea("wrapped").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("document_wraps_member").on(table.documentId, table.memberId),
    unique("document_wraps_link").on(table.documentId, table.linkId),
    index("document_wraps_of_link").on(table.linkId),
    // Who is no longer one of the people has no key here either.
    foreignKey({
      columns: [table.documentId, table.memberId],
      foreignColumns: [documentPeople.documentId, documentPeople.memberId],
      name: "document_wraps_person",
    }).onDelete("cascade"),
    check("document_wraps_whose", sql`(${table.memberId} is null) <> (${table.linkId} is null)`),
    check(
      "document_wraps_size",
      sql`octet_length(${table.wrapped}) = 80 and octet_length(${table.toKey}) = 32`,
    ),
  ],
);

/** Pictures, sealed by the browser; the bytes lie in storage under a random name. */
export const documentAssets = pgTable(
  "document_assets",
  {
    documentId: ofDocument(),
    id: uuid("id").notNull(),
    file: text("file").notNull(),
    bytes: integer("bytes").notNull(),
    authorId: byMember("author_id"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index("document_assets_author").on(table.authorId),
  ],
);

/** One-use tickets for a document's WebSocket, of a member's session or of a link; only their hashes. */
export const documentTickets = pgTable(
  "document_tickets",
  {
    hash: bytea("hash").primaryKey(),
    documentId: ofDocument(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    sessionId: text("session_id"),
    linkId: uuid("link_id").references(() => documentLinks.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("document_tickets_expiry").on(table.expiresAt),
    index("document_tickets_document").on(table.documentId),
    index("document_tickets_member").on(table.memberId),
    index("document_tickets_link").on(table.linkId),
    check("document_tickets_whose", sql`(${table.memberId} is null) <> (${table.linkId} is null)`),
  ],
);
