import type { ModerationCaseDetail, newDecision } from "@kompagnon/contract/moderation/model.ts";
import type { CaseState, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { extendBanWithin } from "#features/accounts/public.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import { partiesOfCase } from "#features/moderation/cases/accountable.ts";
import {
  type CaseRow,
  closeCase,
  countWaiting,
  findCase,
  listCases,
  lockCase,
  type QueuePosition,
  reportsOf,
} from "#features/moderation/cases/case-queries.ts";
import { changeContent, lockContent } from "#features/moderation/cases/content.ts";
import { presentCases, presentDetail } from "#features/moderation/cases/present.ts";
import {
  type Accountable,
  canBan,
  canDecide,
  type Decider,
  isPossible,
} from "#features/moderation/policy.ts";
import { publishQueue } from "#features/moderation/suspicions.ts";
import type { Tx } from "#platform/db/database.ts";
import { requireStepUp } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** The place of a case in the queue as the opaque cursor of the wire. */
const encodeQueueCursor = ({ state, reportCount, openedAt, decidedAt, id }: CaseRow): string => {
  const position = encodeCursor({ at: (state === "closed" && decidedAt) || openedAt, id });
  return `${state === "closed" ? 0 : reportCount}.${position}`;
};

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decodeQueueCursor(cursor: string): QueuePosition {
  const [, reports = "", position = ""] = /^(\d{1,9})\.(.+)$/.exec(cursor) ?? [];
  if (reports === "")
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { reports: Number(reports), ...decodeCursor(position) };
}

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Moderators decided a case, or an appeal against such a decision. */
    "report.decided": {
      caseId: string;
      /** The member who is notified of the decision; null if it upholds nothing against a member. */
      authorId: string | null;
      /** The reporters, who are notified that the case was reviewed. */
      reporterIds: string[];
      reason: string;
      appeal: boolean;
    };
  }
}

type Input = { state: CaseState; kind?: ReportKind | undefined; limit: number; cursor?: string | undefined };

/** A page of the moderators' queue. Throws invalid_input for a cursor that is not ours. */
export async function queueOf(platform: Platform, decider: Decider, { state, kind, limit, cursor }: Input) {
  const { db } = platform;
  const rows = await listCases(db, {
    state,
    kind,
    limit: limit + 1,
    after: cursor ? decodeQueueCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, encodeQueueCursor);
  return {
    items: await presentCases(platform, decider, shown),
    next_cursor,
    ...(await countWaiting(db)),
  };
}

/** A case. Throws not_found. */
export async function caseOf(
  platform: Pick<Platform, "db" | "features">,
  decider: Decider,
  id: string,
): Promise<ModerationCaseDetail> {
  const row = await findCase(platform.db, id);
  if (!row) throw new Fail("not_found");
  return presentDetail(platform, decider, row);
}

/** A picture or video of what was reported. Throws not_found. */
export async function mediaIn(
  platform: Platform,
  { id, mediaId, size }: { id: string; mediaId: string; size: "full" | "preview" },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const row = await findCase(platform.db, id);
  const media = row && platform.features.reports[row.kind].media;
  if (!media) throw new Fail("not_found");
  return media.answer(platform, { subjectId: row.subjectId, mediaId, size, request, reply });
}

/** A case in its turn: what it is about is locked before it. Throws not_found. */
export async function lockCaseAndContent(platform: Platform, tx: Tx, id: string): Promise<CaseRow> {
  const seen = await findCase(tx, id);
  if (!seen) throw new Fail("not_found");
  await lockContent(platform, tx, seen);
  const row = await lockCase(tx, id);
  if (!row) throw new Fail("not_found");
  return row;
}

const DAY_MS = 86_400_000;

/** Decides a case. Throws not_found, forbidden, already_decided, decision_invalid. */
export async function resolve(
  platform: Platform,
  decider: Decider,
  id: string,
  input: z.output<typeof newDecision>,
): Promise<ModerationCaseDetail> {
  const { db, domainEvents } = platform;
  const { decision, reason, ban_days: days } = input;
  await db.transaction(async (tx) => {
    const row = await lockCaseAndContent(platform, tx, id);
    const [accountable] = await partiesOfCase(platform, tx, row);
    if (!canDecide(decider, accountable) || (decision === "banned" && !canBan(decider)))
      throw new Fail("forbidden");
    if (decision === "banned") requireStepUp(decider);
    if (row.state !== "open") throw new Fail("already_decided");
    if (!isPossible(decision, platform.features.reports[row.kind], accountable))
      throw new Fail("decision_invalid");
    const bannedUntil = decision === "banned" && days !== null ? new Date(Date.now() + days * DAY_MS) : null;
    await carryOut(platform, tx, row, {
      ...input,
      authorId: accountable.authorId,
      ban: { until: bannedUntil, actorId: decider.id },
    });
    await closeCase(tx, id, {
      decision,
      reason,
      deciderId: decider.id,
      authorId: accountable.authorId,
      bannedUntil,
    });
    const about = { kind: row.kind, subjectId: row.subjectId, caseId: id };
    await insertAudit(tx, { ...about, id: newId(), actorId: decider.id, action: `case.${decision}`, reason });
    const reporters = (await reportsOf(tx, id)).map(({ reporterId }) => reporterId);
    await domainEvents.publish(tx, "report.decided", {
      caseId: id,
      authorId: decision === "dismissed" ? null : accountable.authorId,
      reporterIds: reporters.filter((one) => one !== null),
      reason,
      appeal: false,
    });
    await publishQueue(platform, tx);
  });
  return caseOf(platform, decider, id);
}

async function carryOut(
  platform: Platform,
  tx: Tx,
  row: CaseRow,
  {
    decision,
    reason,
    authorId,
    ban,
  }: z.output<typeof newDecision> &
    Pick<Accountable, "authorId"> & {
      ban: { until: Date | null; actorId: string };
    },
): Promise<void> {
  const goes = decision === "removed" || (decision === "banned" && row.kind !== "member");
  // Where hiding and removing are the same, what is hidden and goes just stays away.
  const { hide, remove } = platform.features.reports[row.kind];
  if (row.hidden && !(goes && hide === remove)) await changeContent(platform, tx, "show", row);
  if (goes) await changeContent(platform, tx, "remove", row);
  if (decision === "dismissed" && row.signs.length > 0) await changeContent(platform, tx, "clear", row);
  // Who is banned for longer already stays so.
  if (decision === "banned" && authorId) await extendBanWithin(platform, tx, authorId, { reason, ...ban });
}
