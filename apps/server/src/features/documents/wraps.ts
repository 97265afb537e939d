import type { KeyReader, KeyWrap } from "@kompagnon/contract/documents/key-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { type DocumentRole, mayEdit } from "@kompagnon/contract/documents/rules.ts";
import { listChain } from "#features/documents/key-queries.ts";
import { listLinkKeys } from "#features/documents/link-queries.ts";
import type { LoadedDocument } from "#features/documents/locks.ts";
import { listPeople } from "#features/documents/people-queries.ts";
import type { DocumentRow } from "#features/documents/queries.ts";
import { listWraps, saveWraps, type WrapRow } from "#features/documents/wrap-queries.ts";
import { listPublicKeys } from "#features/identities/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "./policy.ts";

type Row = Pick<DocumentRow, "id" | "epoch">;
type Reader = {
  whose: { memberId: string | null; linkId: string | null };
  isOwner: boolean;
  keys: { agree: Buffer; sign?: Buffer } | null;
  wrap: WrapRow | null;
};

/** The readers for which a document's key is wrapped, with their current wrap. */
async function readersOf(db: Queryable, { id }: Row): Promise<Map<string, Reader>> {
  const [people, links, wraps] = await Promise.all([
    listPeople(db, id),
    listLinkKeys(db, id),
    listWraps(db, id),
  ]);
  const memberIds = people.map(({ memberId }) => memberId);
  const ownerId = people.find(({ role }) => role === "owner")?.memberId;
  const keys = await listPublicKeys(db, memberIds);
  const wrapOf = (reader: string) =>
    wraps.find(({ memberId, linkId }) => (memberId ?? linkId) === reader) ?? null;
  return new Map<string, Reader>([
    ...memberIds.map((memberId): [string, Reader] => [
      memberId,
      {
        whose: { memberId, linkId: null },
        isOwner: memberId === ownerId,
        keys: keys.get(memberId) ?? null,
        wrap: wrapOf(memberId),
      },
    ]),
    ...links.map((link): [string, Reader] => [
      link.id,
      {
        whose: { memberId: null, linkId: link.id },
        isOwner: false,
        keys: { agree: link.publicKey },
        wrap: wrapOf(link.id),
      },
    ]),
  ]);
}

const text = (bytes: Buffer): string => bytes.toString("base64");
/** The epoch of a key that its reader gave back, because it opens nothing. */
const GIVEN_BACK = 0;
const isCurrent = ({ epoch }: Row, { keys, wrap }: Reader): boolean =>
  wrap !== null && wrap.epoch === epoch && keys?.agree.equals(wrap.toKey) === true;

const presentReader = (row: Row, id: string, reader: Reader): KeyReader => ({
  id,
  kind: reader.whose.linkId === null ? "member" : "link",
  current: isCurrent(row, reader),
  keys: reader.keys && {
    agree: text(reader.keys.agree),
    ...(reader.keys.sign && { sign: text(reader.keys.sign) }),
  },
  to: reader.wrap && text(reader.wrap.toKey),
});

/** A wrapped key as its reader gets it; null for one that they gave back. */
export const presentWrap = (wrap: Pick<WrapRow, "epoch" | "toKey" | "wrapped"> | null) =>
  wrap && wrap.epoch !== GIVEN_BACK
    ? { epoch: wrap.epoch, to: text(wrap.toKey), wrapped: text(wrap.wrapped) }
    : null;

/** The keys before, each sealed by the one after it. */
const chainOf = async (db: Queryable, id: string) =>
  (await listChain(db, id)).map(({ epoch, previous }) => ({ epoch, previous: text(previous) }));

/** The wrapped keys of a document for one reader; all readers see the list of members, only writers see the links in it. */
export async function lockedFor(
  db: Queryable,
  { row, role }: Pick<LoadedDocument, "row" | "role">,
  viewerId: string,
): Promise<Document["locked"]> {
  if (row.custody !== "members") return null;
  const [readers, chain] = await Promise.all([readersOf(db, row), chainOf(db, row.id)]);
  const shown = [...readers].filter(([, { whose }]) => whose.linkId === null || mayEdit(role));
  return {
    given: presentWrap(readers.get(viewerId)?.wrap ?? null),
    chain,
    readers: shown.map(([id, reader]) => presentReader(row, id, reader)),
  };
}

/** What opens them for a guest. */
export async function lockedForLink(db: Queryable, row: Row, linkId: string) {
  const [wraps, chain] = await Promise.all([listWraps(db, row.id), chainOf(db, row.id)]);
  return { given: presentWrap(wraps.find((one) => one.linkId === linkId) ?? null), chain };
}

/**
 * Stores keys that a browser wrapped, in a transaction that locks the document. Ignores readers who left meanwhile, but rejects a
 * key wrapped for an outdated public key. A reader who gave back a key gets the next one only from the owner; the owner gets it
 * from any editor. Throws key_changed.
 */
export async function takeWraps(
  tx: Tx,
  row: Row,
  given: readonly KeyWrap[],
  { fresh, by }: { fresh: boolean; by: DocumentRole },
): Promise<string[]> {
  const readers = await readersOf(tx, row);
  const taken = new Map<string, WrapRow>();
  for (const { reader: name, to, wrapped } of given) {
    const id = name.toLowerCase();
    const reader = readers.get(id);
    if (!reader || (!fresh && isCurrent(row, reader))) continue; // a reader's current key is never replaced
    if (!fresh && reader.wrap?.epoch === GIVEN_BACK && by !== "owner" && !reader.isOwner) continue;
    const toKey = Buffer.from(to, "base64");
    if (!reader.keys?.agree.equals(toKey)) throw new Fail("key_changed");
    taken.set(id, { ...reader.whose, epoch: row.epoch, toKey, wrapped: Buffer.from(wrapped, "base64") });
  }
  await saveWraps(tx, row.id, [...taken.values()]);
  return [...taken.keys()];
}

/** A reader gives their key of the present epoch back: they wait for another one. False where they have none. */
export async function giveBack(tx: Tx, row: Row, memberId: string): Promise<boolean> {
  const reader = (await readersOf(tx, row)).get(memberId);
  if (!reader?.wrap || !isCurrent(row, reader)) return false;
  await saveWraps(tx, row.id, [{ ...reader.wrap, epoch: GIVEN_BACK }]);
  return true;
}
