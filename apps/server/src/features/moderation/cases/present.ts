import type { ModerationCase, ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { type AccountableParties, partiesOf, partiesOfCase } from "#features/moderation/cases/accountable.ts";
import { type CaseRow, historyOf, reasonsOf, reportsOf } from "#features/moderation/cases/case-queries.ts";
import { canDecide, canDecideAppeal, type Decider, decisionsFor } from "#features/moderation/policy.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Platform } from "#platform/platform.ts";

/** Earlier decisions that are shown with a case. */
const HISTORY_MAX = 20;
const known = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/** Cases as a moderator gets them. */
export async function presentCases(
  platform: Pick<Platform, "db" | "features">,
  decider: Decider,
  rows: readonly CaseRow[],
): Promise<ModerationCase[]> {
  const { db } = platform;
  const authors = known(rows.map(({ authorId }) => authorId));
  const cards = await memberCards(db, [...authors, ...known(rows.map(({ decidedBy }) => decidedBy))]);
  const parties = await partiesOf(platform, db, rows);
  const reasons = await reasonsOf(
    db,
    rows.map(({ id }) => id),
  );
  const cardOf = (id: string | null): MemberCard | null => (id && cards.get(id)) || null;
  return rows.map((row, at) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    author: cardOf(row.authorId),
    excerpt: row.excerpt,
    report_count: row.reportCount,
    reasons: reasons
      .filter(({ caseId }) => caseId === row.id)
      .map(({ reason, count }) => ({ reason, count })),
    signs: row.signs,
    opened_at: row.openedAt.toISOString(),
    hidden: row.hidden,
    decision: row.decision,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: cardOf(row.decidedBy),
    decidable: isDecidable(decider, row, parties[at]),
    decisions: decisionsIn(platform, decider, row, parties[at]),
  }));
}

function isDecidable(decider: Decider, { state }: CaseRow, parties: AccountableParties | undefined): boolean {
  if (!parties) return false;
  if (state === "open") return canDecide(decider, parties[0]);
  return state === "appealed" && canDecideAppeal(decider, parties);
}

const decisionsIn = (
  { features }: Pick<Platform, "features">,
  decider: Decider,
  { kind, state }: CaseRow,
  parties: AccountableParties | undefined,
) => (parties && state === "open" ? decisionsFor(decider, features.reports[kind], parties[0]) : []);

/** Where something can be looked at; null where it is not open to moderators. What was removed is nowhere. */
async function pathOf(
  { db, features }: Pick<Platform, "db" | "features">,
  row: CaseRow,
): Promise<string | null> {
  const { remove, address } = features.reports[row.kind];
  const { decision, appealDecision } = row;
  const stands = decision === null || decision === "dismissed" || decision === "warned";
  if (!stands && appealDecision !== "reversed" && remove !== null) return null;
  return address(db, row);
}

/** The media of what was reported, at addresses below its case: its own may be closed. */
async function mediaIn(
  { db, features }: Pick<Platform, "db" | "features">,
  { id, kind, subjectId }: CaseRow,
): Promise<Media[]> {
  const media = (await features.reports[kind].media?.list(db, subjectId)) ?? [];
  return media.map((one) => {
    const url = `/api/admin/reports/${id}/media/${one.id}`;
    return { ...one, url, preview_url: one.preview_url && `${url}?size=preview` };
  });
}

/** A case with everything that helps to decide; who answers for the matter does not learn who reported it, nor what they wrote. */
export async function presentDetail(
  platform: Pick<Platform, "db" | "features">,
  decider: Decider,
  row: CaseRow,
): Promise<ModerationCaseDetail> {
  const { db } = platform;
  const [shown] = await presentCases(platform, decider, [row]);
  if (!shown) throw new Error("one case gives one");
  const reports = await reportsOf(db, row.id);
  const isOwn = (await partiesOfCase(platform, db, row)).some(({ authorId }) => authorId === decider.id);
  const cards = await memberCards(
    db,
    known([...reports.map(({ reporterId }) => reporterId), row.appealDecidedBy]),
  );
  const history = row.authorId ? await historyOf(db, row.authorId, row.id, HISTORY_MAX) : [];
  return {
    ...shown,
    path: await pathOf(platform, row),
    media: await mediaIn(platform, row),
    reports: reports.map(({ id, reporterId, reason, note, createdAt }) => ({
      id,
      reason,
      created_at: createdAt.toISOString(),
      note: isOwn ? "" : note,
      reporter: (!isOwn && reporterId && cards.get(reporterId)) || null,
    })),
    decision_reason: row.decisionReason,
    banned_until: row.bannedUntil?.toISOString() ?? null,
    appeal:
      row.appeal !== null && row.appealedAt
        ? { text: row.appeal, created_at: row.appealedAt.toISOString() }
        : null,
    appeal_decision: row.appealDecision,
    appeal_reason: row.appealReason,
    appeal_decided_by: (row.appealDecidedBy && cards.get(row.appealDecidedBy)) || null,
    history: history.map(({ decidedAt, ...one }) => ({ ...one, decided_at: decidedAt.toISOString() })),
  };
}
