import type { ApplicationState, JobCountry, JobState, JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
  tsvector,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** A job post. */
export const jobPosts = pgTable(
  "job_posts",
  {
    id: uuid("id").primaryKey(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    clientId: uuid("client_id").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    /** The words of both; stored, because deriving them from each post at query time takes fifty times as long. */
    words: tsvector("words").notNull().generatedAlwaysAs(sql`search_words(title || ' ' || content)`),
    businessModels: text("business_models").array().$type<BusinessModel[]>().notNull().default(sql`'{}'`),
    skills: text("skills").array().$type<Skill[]>().notNull().default(sql`'{}'`),
    country: text("country").$type<JobCountry>().notNull(),
    jobType: text("job_type").$type<JobType>(),
    salary: text("salary").notNull().default(""),
    /** What in it looks like a fraud, looked at with every change of its words. */
    signs: text("signs").array().$type<ScamSign[]>().notNull().default(sql`'{}'`),
    /** Applications that were not taken back; kept exact in the transactions that change it. */
    applicationsCount: integer("applications_count").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    editedAt: time("edited_at"),
    expiresAt: time("expires_at").notNull(),
    /** When its author was told that its time ends; null again once it is renewed. */
    remindedAt: time("reminded_at"),
    /** open, closed, expired, or deleted: without words, for the applications that remain. */
    state: text("state").$type<JobState | "deleted">().notNull().default("open"),
    /** Out of sight while moderators look at it. */
    hiddenAt: time("hidden_at"),
    /** Removed by moderators; may come back on appeal. */
    removedAt: time("removed_at"),
  },
  (table) => [
    unique("job_posts_once").on(table.authorId, table.clientId),
    index("job_posts_newest")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open' and ${table.hiddenAt} is null and ${table.removedAt} is null`),
    index("job_posts_country")
      .on(table.country, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open' and ${table.hiddenAt} is null and ${table.removedAt} is null`),
    index("job_posts_author").on(table.authorId, table.createdAt.desc(), table.id.desc()),
    index("job_posts_words").using("gin", table.words).with({ fastupdate: false }),
    index("job_posts_expiring").on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);

/** An application to a job post: one of a member to each. */
export const jobApplications = pgTable(
  "job_applications",
  {
    id: uuid("id").primaryKey(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobPosts.id, { onDelete: "cascade" }),
    /** Of the post: for the list of received ones. */
    authorId: uuid("author_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    applicantId: uuid("applicant_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    clientId: uuid("client_id").notNull(),
    content: text("content").notNull(),
    status: text("status").$type<ApplicationState>().notNull().default("sent"),
    /** Why it was turned down. */
    reason: text("reason").notNull().default(""),
    /** Sent without premium: these are counted. */
    free: boolean("free").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("job_applications_once").on(table.applicantId, table.jobId),
    unique("job_applications_client").on(table.applicantId, table.clientId),
    index("job_applications_job").on(table.jobId, table.createdAt.desc(), table.id.desc()),
    index("job_applications_received").on(table.authorId, table.createdAt.desc(), table.id.desc()),
    index("job_applications_waiting").on(table.authorId).where(sql`${table.status} in ('sent', 'seen')`),
    index("job_applications_sent").on(table.applicantId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** How an application came to stand as it does. */
export const jobApplicationSteps = pgTable(
  "job_application_steps",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => jobApplications.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    status: text("status").$type<ApplicationState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.at, table.status] })],
);

/** A saved search: its owner is notified of new posts that match. Empty fields match everything. */
export const jobSearches = pgTable(
  "job_searches",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    search: text("search").notNull(),
    businessModels: text("business_models").array().$type<BusinessModel[]>().notNull(),
    skills: text("skills").array().$type<Skill[]>().notNull(),
    jobType: text("job_type").$type<JobType>(),
    country: text("country").$type<JobCountry>(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [index("job_searches_member").on(table.memberId, table.createdAt)],
);
