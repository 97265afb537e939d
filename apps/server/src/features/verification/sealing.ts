import { ageOn } from "@kompagnon/contract/verification/rules.ts";
import { type Attempt, approvedOf, type Image, type SealedColumns } from "#features/verification/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { vaultOf } from "#platform/vault.ts";

/** What stands on the document, as its member confirmed it. The name goes with the pictures. */
export type DocumentData = { full_name: string | null; birthdate: string };
type Keys = Pick<Config, "identityKeys">;

/** What a picture's sealed bytes are bound to. */
export const aboutImage = ({ id, verificationId, side }: Pick<Image, "id" | "verificationId" | "side">) =>
  `identity picture ${verificationId} ${side} ${id}`;
/** … and what stands on the document. */
export const aboutData = (id: string): string => `identity data ${id}`;

/** What stands on the document, as it is stored. */
export function sealData(
  config: Keys,
  id: string,
  data: DocumentData,
): { sealed: Buffer; masterId: string; wrappedKey: Buffer } {
  const { sealed, wrapped } = vaultOf(config).seal(Buffer.from(JSON.stringify(data)), aboutData(id));
  return { sealed, masterId: wrapped.master, wrappedKey: wrapped.key };
}

/** What stood on the document; null once it is no longer kept. */
export function openData(
  config: Keys,
  { id, sealed, masterId, wrappedKey }: Pick<Attempt, "id"> & SealedColumns,
): DocumentData | null {
  if (!sealed || !masterId || !wrappedKey) return null;
  const plain = vaultOf(config).open(sealed, { master: masterId, key: wrappedKey }, aboutData(id));
  return JSON.parse(plain.toString("utf8")) as DocumentData; // sealed above
}

/** How old a member is by the document that was looked at; null for who is not verified. */
export async function verifiedAge(
  db: Queryable,
  config: Pick<Config, "identityKeys">,
  memberId: string,
): Promise<number | null> {
  const approved = await approvedOf(db, memberId);
  const data = approved && openData(config, approved);
  return data ? ageOn(data.birthdate, new Date()) : null;
}
