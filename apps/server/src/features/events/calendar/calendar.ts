import { createHash } from "node:crypto";
import { CALENDAR_DAYS_BACK, CALENDAR_EVENTS_MAX } from "@kompagnon/contract/events/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  deleteFeed,
  findFeed,
  listExceptions,
  listForCalendar,
  ownerOfFeed,
  saveFeed,
} from "#features/events/calendar/calendar-queries.ts";
import { calendarFile } from "#features/events/calendar/ics.ts";
import { requireEvent } from "#features/events/present.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import { Fail } from "../policy.ts";

const NAME = "Kompagnon";

/** An event as a calendar file. Throws not_found. */
export async function eventFile(
  { db, config }: Platform,
  viewerId: string,
  id: string,
  reply: FastifyReply,
): Promise<Buffer> {
  const { row } = await requireEvent(db, viewerId, id);
  const exceptions = await listExceptions(db, [id], viewerId);
  reply.header("cache-control", "private, no-cache");
  reply.header("content-disposition", 'attachment; filename="kompagnon.ics"');
  return calendarFile({ origin: config.origin, name: NAME }, [row], exceptions);
}

/**
 * The calendar file of a feed: events that its member may read now. Throws not_found for a token that was revoked, or whose
 * member is banned or leaving.
 */
export async function answerFeed(
  { db, config }: Platform,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  reply.header("x-robots-tag", "noindex, nofollow").header("cache-control", "private, no-cache");
  const memberId = await ownerOfFeed(db, hashToken(token));
  if (memberId === null) throw new Fail("not_found");
  const events = await listForCalendar(db, memberId, {
    daysBack: CALENDAR_DAYS_BACK,
    limit: CALENDAR_EVENTS_MAX,
  });
  const ids = events.map(({ id }) => id);
  const file = calendarFile(
    { origin: config.origin, name: NAME },
    events,
    await listExceptions(db, ids, memberId),
  );
  const tag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 27)}"`;
  reply.header("etag", tag).header("content-disposition", 'inline; filename="kompagnon.ics"');
  if (request.headers["if-none-match"] !== tag) return file;
  reply.code(304);
  return Buffer.alloc(0);
}

/** Since when a member has a feed, and when it was last fetched. */
export async function feedOf(db: Queryable, memberId: string) {
  const feed = await findFeed(db, memberId);
  return {
    created_at: feed?.createdAt.toISOString() ?? null,
    fetched_at: feed?.fetchedAt?.toISOString() ?? null,
  };
}

/** Makes a member's feed, or a new address for it. Only the hash of its token is stored: the address is shown once. */
export async function renewFeed({ db, config }: Platform, memberId: string) {
  const token = randomToken();
  const createdAt = await saveFeed(db, memberId, hashToken(token));
  return {
    url: `${config.origin}/api/calendar/${token}/events.ics`,
    created_at: createdAt.toISOString(),
  };
}

/** Ends a member's feed: its address answers nothing any more. */
export const endFeed = (db: Queryable, memberId: string) => deleteFeed(db, memberId);
