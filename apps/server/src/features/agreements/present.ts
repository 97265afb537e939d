import type { Agreement, AgreementCard, AgreementVersion } from "@kompagnon/contract/agreements/model.ts";
import type { AgreementFields, AgreementKind } from "@kompagnon/contract/agreements/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { ListedRow } from "#features/agreements/list-queries.ts";
import type { LoadedAgreement, SentVersion } from "#features/agreements/locks.ts";
import {
  canDecline,
  canReadSent,
  canSign,
  canWithdraw,
  isOpen,
  sideOf,
  stateOf,
} from "#features/agreements/policy.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "./policy.ts";

const SUBJECT_MAX = 120;

/** The beginning of what an agreement is about, on one line. */
export function subjectOf(kind: AgreementKind, fields: AgreementFields): string {
  const text = (kind === "mou" ? fields.aims : fields.purpose).replace(/\s+/g, " ");
  const letters = [...text];
  return letters.length > SUBJECT_MAX ? `${letters.slice(0, SUBJECT_MAX - 1).join("")}…` : text;
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentVersion(
  version: SentVersion,
  viewerId: string,
  cards: ReadonlyMap<string, MemberCard>,
): AgreementVersion {
  const { id, number, hash, language, paper, sentAt, completedAt, closedAt, closedHow } = version;
  return {
    id,
    number,
    hash,
    language,
    paper,
    sent_at: sentAt.toISOString(),
    completed_at: time(completedAt),
    closed: closedAt && closedHow ? { how: closedHow, at: closedAt.toISOString() } : null,
    signatures: version.signatures.map(({ side, memberId, name, signedAt }) => ({
      side,
      name,
      mine: memberId === viewerId,
      member: (memberId && cards.get(memberId)) || null,
      signed_at: signedAt.toISOString(),
    })),
  };
}

/** The versions that a member may read, the last first; null for a member who may read none and is not the owner. */
export function readable({ row, versions }: LoadedAgreement, viewerId: string): SentVersion[] | null {
  const shown = versions.filter((one) => canReadSent(viewerId, one, one));
  return shown.length > 0 || row.ownerId === viewerId ? shown : null;
}

/** An agreement as one of its two sides gets it. Throws not_found. */
export async function presentAgreement(
  db: Queryable,
  loaded: LoadedAgreement,
  viewerId: string,
): Promise<Agreement> {
  const { row } = loaded;
  const shown = readable(loaded, viewerId);
  const [last = null] = shown ?? [];
  const mine = row.ownerId === viewerId;
  if (!shown || (!last && !mine)) throw new Fail("not_found");
  const otherId = last && (mine ? last.bId : last.aId);
  const cards = await memberCards(
    db,
    [otherId, ...(last?.signatures ?? []).map(({ memberId }) => memberId)].flatMap((id) => id ?? []),
  );
  const done = shown.flatMap(({ id, number, completedAt }) =>
    completedAt ? [{ id, number, completed_at: completedAt.toISOString() }] : [],
  );
  return {
    id: row.id,
    ...(mine || !last
      ? { kind: row.kind, language: row.language, subject: subjectOf(row.kind, row.fields) }
      : { kind: last.kind, language: last.language, subject: subjectOf(last.kind, last.fields) }),
    role: mine ? "owner" : "other",
    state: mine ? stateOf(last) : sentState(last),
    other: (otherId && cards.get(otherId)) || null,
    waits_for_me: last !== null && canSign(viewerId, last, last),
    changed_at: row.changedAt.toISOString(),
    text_version: row.textVersion,
    fields: mine ? row.fields : null,
    version: last && presentVersion(last, viewerId, cards),
    earlier: done.filter(({ id }) => id !== last?.id),
    can: {
      edit: mine,
      send: mine && (!last || last.closedAt !== null),
      sign: last !== null && canSign(viewerId, last, last),
      decline: last !== null && canDecline(viewerId, last),
      withdraw: last !== null && canWithdraw(viewerId, last),
      report: last !== null && last.bId === viewerId && last.aId !== null,
      delete: mine && loaded.versions.every(({ completedAt }) => completedAt === null),
    },
  };
}

/** The state as the recipient sees it: never a draft. */
const sentState = (sent: Parameters<typeof stateOf>[0]) => {
  const state = stateOf(sent);
  return state === "draft" ? "voided" : state;
};

/** Agreements as a list has them. */
export async function presentCards(
  db: Queryable,
  rows: readonly ListedRow[],
  viewerId: string,
): Promise<AgreementCard[]> {
  const otherOf = ({ aId, bId }: ListedRow) => (aId === viewerId ? bId : aId);
  const cards = await memberCards(
    db,
    rows.flatMap((row) => otherOf(row) ?? []),
  );
  return rows.map((row) => {
    const { id, kind, fields, ownerId, at } = row;
    const mine = ownerId === viewerId;
    const sent = sideOf(viewerId, row) === null ? null : row;
    const otherId = sent && otherOf(sent);
    return {
      id,
      kind,
      subject: subjectOf(kind, fields),
      role: mine ? "owner" : "other",
      state: mine ? stateOf(sent) : sentState(sent),
      other: (otherId && cards.get(otherId)) || null,
      waits_for_me: sent !== null && isOpen(sent) && canSign(viewerId, sent, sent),
      changed_at: at.toISOString(),
    };
  });
}
