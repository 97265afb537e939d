import type {
  appealDecision,
  ModerationCaseDetail,
  OwnDecision,
} from "@kompagnon/contract/moderation/model.ts";
import { APPEAL_DAYS } from "@kompagnon/contract/moderation/rules.ts";
import type { z } from "zod";
import { banWithin, isBannedFor, unbanWithin } from "#features/accounts/public.ts";
import { insertAudit } from "#features/moderation/audit/audit-queries.ts";
import { partiesOfCase } from "#features/moderation/cases/accountable.ts";
import {
  type CaseRow,
  closeAppeal,
  findCase,
  findOtherBan,
  insertAppeal,
  isRemovedOtherwise,
  listDecisions,
} from "#features/moderation/cases/case-queries.ts";
import { caseOf, lockCaseAndContent } from "#features/moderation/cases/cases.ts";
import { changeContent } from "#features/moderation/cases/content.ts";
import { canBan, canDecideAppeal, type Decider } from "#features/moderation/policy.ts";
import { publishQueue } from "#features/moderation/suspicions.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

const DAY_MS = 86_400_000;
const appealEnd = ({ decidedAt }: CaseRow): Date =>
  new Date((decidedAt?.getTime() ?? 0) + APPEAL_DAYS * DAY_MS);

function present(row: CaseRow): OwnDecision {
  const { decision, decidedAt } = row;
  if (!decision || !decidedAt) throw new Error("only decided cases are listed");
  const open = row.appeal === null && appealEnd(row) > new Date();
  return {
    id: row.id,
    kind: row.kind,
    excerpt: row.excerpt,
    decision,
    reason: row.decisionReason,
    decided_at: decidedAt.toISOString(),
    appeal_until: open ? appealEnd(row).toISOString() : null,
    appeal:
      row.appeal !== null && row.appealedAt
        ? { text: row.appeal, created_at: row.appealedAt.toISOString() }
        : null,
    appeal_decision: row.appealDecision,
    appeal_reason: row.appealReason,
  };
}

/** Decisions about something of one's own. */
export async function decisionsOf(
  { db }: Platform,
  memberId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const rows = await listDecisions(db, memberId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(
    rows,
    limit,
    ({ id, decidedAt }) => decidedAt && encodeCursor({ at: decidedAt, id }),
  );
  return {
    items: shown.map(present),
    next_cursor,
  };
}

/** Contests a decision. Throws not_found, already_appealed, appeal_closed. */
export async function appealTo(
  platform: Platform,
  memberId: string,
  id: string,
  text: string,
): Promise<OwnDecision> {
  return platform.db.transaction(async (tx) => {
    const row = await findCase(tx, id);
    if (row?.authorId !== memberId || row.decision === null || row.decision === "dismissed")
      throw new Fail("not_found");
    if (appealEnd(row) <= new Date()) throw new Fail("appeal_closed");
    if (!(await insertAppeal(tx, id, text))) throw new Fail("already_appealed");
    await publishQueue(platform, tx);
    const now = await findCase(tx, id);
    if (!now) throw new Fail("not_found");
    return present(now);
  });
}

/** Brings back what a decision took, as far as no other decision holds it. */
async function reverse(platform: Platform, tx: Tx, row: CaseRow): Promise<void> {
  const { decision, authorId, decisionReason: reason, bannedUntil: until } = row;
  const removed = decision === "removed" || decision === "banned";
  if (removed && !(await isRemovedOtherwise(tx, row))) await changeContent(platform, tx, "restore", row);
  // A ban for something else, by another case or by an operator, holds.
  if (decision !== "banned" || !authorId || !(await isBannedFor(tx, authorId, { reason, until }))) return;
  const other = await findOtherBan(tx, row);
  await (other ? banWithin(platform, tx, authorId, other) : unbanWithin(platform, tx, authorId));
}

/** Decides an appeal. Throws not_found, forbidden, not_appealed, already_decided. */
export async function decideAppeal(
  platform: Platform,
  decider: Decider,
  id: string,
  { outcome, reason }: z.output<typeof appealDecision>,
): Promise<ModerationCaseDetail> {
  const { db, domainEvents } = platform;
  await db.transaction(async (tx) => {
    const row = await lockCaseAndContent(platform, tx, id);
    const parties = await partiesOfCase(platform, tx, row);
    const lifts = row.decision === "banned" && outcome === "reversed";
    if (!canDecideAppeal(decider, parties) || (lifts && !canBan(decider))) throw new Fail("forbidden");
    if (row.appeal === null) throw new Fail("not_appealed");
    if (row.state !== "appealed") throw new Fail("already_decided");
    if (outcome === "reversed") await reverse(platform, tx, row);
    await closeAppeal(tx, id, { outcome, reason, deciderId: decider.id });
    const about = { kind: row.kind, subjectId: row.subjectId, caseId: id };
    await insertAudit(tx, {
      ...about,
      id: newId(),
      actorId: decider.id,
      action: `appeal.${outcome}`,
      reason,
    });
    await domainEvents.publish(tx, "report.decided", {
      caseId: id,
      authorId: row.authorId,
      reporterIds: [],
      reason,
      appeal: true,
    });
    await publishQueue(platform, tx);
  });
  return caseOf(platform, decider, id);
}
