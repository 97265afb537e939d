import {
  custodyOf,
  DOCUMENT_FORMAT,
  type DocumentKind,
  type GivenRole,
  type PartPurpose,
} from "@kompagnon/contract/documents/rules.ts";
import { insertEpoch, insertKey } from "#features/documents/key-queries.ts";
import { insertPerson } from "#features/documents/people-queries.ts";
import { insertDocument, type StoredTitle } from "#features/documents/queries.ts";
import { sealAsBrowser, sealSigned, sealTitleAsBrowser } from "#features/documents/sample/seal.ts";
import { signAsBrowser } from "#features/documents/sample/sign.ts";
import { wrapAsBrowser } from "#features/documents/sample/wrap.ts";
import { about, sealed } from "#features/documents/sealing.ts";
import { saveWraps } from "#features/documents/wrap-queries.ts";
import { sampleIdentity } from "#features/identities/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import type { SampleCommunity } from "#platform/feature.ts";

/** A document of the sample community. */
export type SampleDocument = {
  id: string;
  kind: DocumentKind;
  title: string;
  ownerId: string;
  /** The key of its first epoch. */
  key: Buffer;
  people: readonly { memberId: string; role: GivenRole }[];
  /** What was written, in its order; `change` in the clear, as the editor reads it. */
  parts: readonly { authorId: string; purpose: PartPurpose; change: Uint8Array; at: number }[];
  /** In ms. */
  createdAt: number;
  trashedAt?: number;
};

/** The same name for the same document and author: the sample is the same at every loading. */
const sessionOf = (document: string, nth: number): string =>
  `${document.replaceAll("-", "").slice(0, 24)}${nth.toString(16).padStart(8, "0")}`;

/** With custody `members`: the key, wrapped for all of its people, who get keys of their own for it. */
async function writeWraps(tx: Tx, { id, key, ownerId, people }: SampleDocument): Promise<void> {
  await insertEpoch(tx, id, 1, null);
  for (const memberId of [ownerId, ...people.map((one) => one.memberId)]) {
    const toKey = await sampleIdentity(tx, memberId);
    const wrapped = wrapAsBrowser(key, toKey, id);
    await saveWraps(tx, id, [{ memberId, linkId: null, epoch: 1, toKey, wrapped }]);
  }
}

/** Its title as it is stored: sealed by the vault, or as browsers do where the server has no key. */
const titleOf = (config: Config, { id, kind, title, key }: SampleDocument): StoredTitle =>
  custodyOf(kind) === "server"
    ? { vault: sealed(config, title, about.title(id)) }
    : { own: sealTitleAsBrowser(key, id, title) };

/** Writes a document of the sample community with its people and what they wrote. */
export async function writeSampleDocument(
  tx: Tx,
  { platform: { config } }: Pick<SampleCommunity, "platform">,
  one: SampleDocument,
): Promise<void> {
  const { id, kind, ownerId, key, createdAt, trashedAt } = one;
  await insertDocument(tx, { id, kind, format: DOCUMENT_FORMAT, ownerId, title: titleOf(config, one) });
  await insertPerson(tx, id, ownerId, "owner");
  for (const { memberId, role } of one.people) await insertPerson(tx, id, memberId, role);
  if (custodyOf(kind) === "server") await insertKey(tx, id, 1, sealed(config, key, about.key(id, 1)));
  else await writeWraps(tx, one);
  let bytes = 0;
  for (const [i, { authorId, purpose, change, at }] of one.parts.entries()) {
    const session = sessionOf(id, i);
    const place = { doc: id, epoch: 1, purpose, session, seq: 0 } as const;
    const part =
      custodyOf(kind) === "server"
        ? sealAsBrowser(key, place, change)
        : sealSigned(key, place, signAsBrowser(place, authorId, change));
    bytes += part.length;
    await tx.rawQuery(
      `insert into document_parts (document_id, n, epoch, purpose, author_id, session, seq, sealed, created_at)
       values ($1, $2, 1, $3, $4, decode($5, 'hex'), 0, $6, $7)`,
      [id, i + 1, purpose, authorId, session, part, new Date(at)],
    );
  }
  const changedAt = Math.max(createdAt, ...one.parts.map(({ at }) => at));
  await tx.rawQuery(
    "update documents set n = $2, bytes = $3, created_at = $4, changed_at = $5, trashed_at = $6 where id = $1",
    [
      id,
      one.parts.length,
      bytes,
      new Date(createdAt),
      new Date(changedAt),
      trashedAt ? new Date(trashedAt) : null,
    ],
  );
  await tx.rawQuery("update document_people set added_at = $2 where document_id = $1", [
    id,
    new Date(createdAt),
  ]);
}
