import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Agreement, AgreementCard } from "@kompagnon/contract/agreements/model.ts";
import {
  AGREEMENTS_MAX,
  type AgreementFields,
  type AgreementKind,
  EMPTY_FIELDS,
  type Ending,
  type PaperLanguage,
} from "@kompagnon/contract/agreements/rules.ts";
import { canonicalForm, type Wording } from "@kompagnon/contract/agreements/template/paper.ts";
import { beginningFrom } from "#features/agreements/beginning.ts";
import { publishAgreement } from "#features/agreements/events.ts";
import { listAgreements } from "#features/agreements/list-queries.ts";
import {
  changing,
  type LoadedAgreement,
  loadAgreement,
  type SentVersion,
} from "#features/agreements/locks.ts";
import { presentAgreement, presentCards, subjectOf } from "#features/agreements/present.ts";
import {
  type AgreementRow,
  closeVersion,
  completeVersion,
  countOwn,
  deleteAgreement,
  findLastParty,
  insertAgreement,
  insertSignature,
  touchAgreement,
  updateAgreement,
} from "#features/agreements/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { canReadSent, canSign, Fail, isOpen, sideOf } from "./policy.ts";

/** Closes a sent version. Notifies the members who signed it, and the sender if it was declined. */
export async function endVersion(
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  { row, version, how }: { row: AgreementRow; version: SentVersion; how: Ending },
): Promise<void> {
  await closeVersion(tx, version.id, how);
  const { aId, bId, signedBy } = version;
  if (aId === null || bId === null) return;
  const declined = how === "declined";
  const withdrawn = signedBy.length > 0 ? "void" : "silent";
  await domainEvents.publish(tx, "agreement.ended", {
    agreementId: row.id,
    subject: subjectOf(version.kind, version.fields),
    byId: declined ? bId : aId,
    toId: declined ? aId : bId,
    how: declined ? "declined" : withdrawn,
  });
}

/** What a text is recognised by: SHA-256 of its canonical form, as hexadecimal digits. */
export const hashOf = (wording: Wording): string =>
  createHash("sha256").update(canonicalForm(wording)).digest("hex");

/** An agreement as one of its two sides gets it. Throws not_found. */
export const agreementOf = async (db: Queryable, viewerId: string, id: string): Promise<Agreement> =>
  presentAgreement(db, await loadAgreement(db, id), viewerId);

export async function agreementsOf(
  db: Queryable,
  viewerId: string,
  { limit, cursor, show }: { limit: number; cursor?: string | undefined; show: "all" | "waiting" },
): Promise<{ items: AgreementCard[]; next_cursor: string | null }> {
  const after = cursor ? decodeCursor(cursor) : null;
  const rows = await listAgreements(db, viewerId, { limit: limit + 1, waiting: show === "waiting", after });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await presentCards(db, shown, viewerId), next_cursor };
}

/** Begins an agreement; from a conversation, with what the two have uncovered. Throws too_many_agreements, not_found. */
export async function beginAgreement(
  { db }: Platform,
  viewerId: string,
  {
    kind,
    language,
    chat_id: chatId,
  }: { kind: AgreementKind; language: PaperLanguage; chat_id?: string | undefined },
): Promise<Agreement> {
  const loaded = chatId ? await beginningFrom(db, viewerId, chatId, language) : {};
  const id = newId();
  await db.transaction(async (tx) => {
    if ((await countOwn(tx, viewerId)) >= AGREEMENTS_MAX) throw new Fail("too_many_agreements");
    const own = await findLastParty(tx, viewerId);
    const fields = { ...EMPTY_FIELDS, ...(own && { a: own }), ...loaded };
    await insertAgreement(tx, { id, kind, language, fields, ownerId: viewerId });
  });
  return agreementOf(db, viewerId, id);
}

/** An agreement of one's own. Throws not_found. */
function requireOwn(loaded: LoadedAgreement, viewerId: string): void {
  if (loaded.row.ownerId !== viewerId) throw new Fail("not_found");
}

type Change = {
  text_version: number;
  kind?: AgreementKind | undefined;
  language?: PaperLanguage | undefined;
  fields?: { [K in keyof AgreementFields]?: AgreementFields[K] | undefined } | undefined;
  new_version?: boolean | undefined;
};

/**
 * Changes the text of one's own agreement. A version that was sent and says something else now ends, with its signatures; one
 * that both have signed only where a new version is asked for. Throws not_found, agreement_stale, agreement_completed.
 */
export async function changeAgreement(
  platform: Platform,
  viewerId: string,
  id: string,
  { text_version: began, kind, language, fields, new_version: isNew = false }: Change,
): Promise<Agreement> {
  await changing(platform, id, [], async (tx, loaded) => {
    requireOwn(loaded, viewerId);
    const { row, versions } = loaded;
    if (row.textVersion !== began) throw new Fail("agreement_stale");
    const next = {
      id,
      kind: kind ?? row.kind,
      language: language ?? row.language,
      fields: { ...row.fields, ...fields } as AgreementFields, // what is undefined was not sent, and so is not there
    };
    if (isDeepStrictEqual(next, { id, kind: row.kind, language: row.language, fields: row.fields })) return;
    const [last] = versions;
    const isOver = last && last.closedAt === null && last.hash !== hashOf(next);
    if (isOver && last.completedAt !== null && !isNew) throw new Fail("agreement_completed");
    if (isOver) await endVersion(platform, tx, { row, version: last, how: "changed" });
    await updateAgreement(tx, next);
    await publishAgreement(platform, tx, id, [row.ownerId, last?.bId ?? null]);
  });
  return agreementOf(platform.db, viewerId, id);
}

/** Deletes one's own agreement. Throws not_found, agreement_signed. */
export const removeAgreement = (platform: Platform, viewerId: string, id: string): Promise<void> =>
  changing(platform, id, [], async (tx, loaded) => {
    requireOwn(loaded, viewerId);
    const { row, versions } = loaded;
    if (versions.some(({ completedAt }) => completedAt !== null)) throw new Fail("agreement_signed");
    const [last] = versions;
    if (last && last.closedAt === null)
      await endVersion(platform, tx, { row, version: last, how: "withdrawn" });
    await deleteAgreement(tx, id);
    await publishAgreement(platform, tx, id, [row.ownerId, last?.bId ?? null]);
  });

/**
 * Signs what was sent, as it was read: `hash` says which text. Doing it twice has the effect of once. Throws not_found,
 * agreement_changed, cannot_sign.
 */
export async function signAgreement(
  platform: Platform,
  viewerId: string,
  id: string,
  { hash, name }: { hash: string; name: string },
): Promise<Agreement> {
  await changing(platform, id, [], async (tx, { row, versions }) => {
    const last = versions.find((one) => canReadSent(viewerId, one, one));
    const side = last && sideOf(viewerId, last);
    if (!last || !side) throw new Fail("not_found");
    if (last.hash !== hash || (last.closedAt !== null && !last.signedBy.includes(side)))
      throw new Fail("agreement_changed");
    if (last.signedBy.includes(side)) return;
    if (!isOpen(last) || !canSign(viewerId, last, last)) throw new Fail("cannot_sign");
    await insertSignature(tx, { versionId: last.id, side, memberId: viewerId, name, hash });
    const complete = await completeVersion(tx, last.id);
    await touchAgreement(tx, row.id);
    const toId = side === "a" ? last.bId : last.aId;
    if (toId !== null)
      await platform.domainEvents.publish(tx, "agreement.signed", {
        agreementId: id,
        versionId: last.id,
        subject: subjectOf(last.kind, last.fields),
        byId: viewerId,
        toId,
        complete,
      });
    await publishAgreement(platform, tx, id, [last.aId, last.bId]);
  });
  return agreementOf(platform.db, viewerId, id);
}
