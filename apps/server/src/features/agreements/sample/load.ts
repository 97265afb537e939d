import { createHash } from "node:crypto";
import { canonicalForm, paperOf, TEMPLATE_VERSION } from "@kompagnon/contract/agreements/template/paper.ts";
import { AGREEMENTS, type SampleAgreement } from "#features/agreements/sample/agreements.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;

/** Loads drafts, what waits for a signature, and what both have signed. */
export async function loadAgreements(tx: Tx, community: SampleCommunity): Promise<void> {
  for (const [nth, one] of AGREEMENTS.entries()) await loadAgreement(tx, community, one, nth);
}

async function loadAgreement(
  tx: Tx,
  { ids, now, makeId }: SampleCommunity,
  { owner, other, kind, language, fields, hoursAgo, signed }: SampleAgreement,
  nth: number,
): Promise<void> {
  const changed = now - hoursAgo * HOUR;
  const createdAt = changed - 30 * HOUR;
  const sent = changed - 20 * HOUR;
  const id = makeId(`agreement ${nth}`, createdAt);
  await tx.rawQuery(
    `insert into agreements (id, owner_id, kind, language, fields, text_version, created_at, changed_at)
       values ($1, $2, $3, $4, $5, 7, $6, $7)`,
    [id, ids[owner], kind, language, fields, new Date(createdAt), new Date(changed)],
  );
  if (other === undefined) return;
  const wording = { kind, language, fields };
  const versionId = makeId(`agreement version ${nth}`, sent);
  const hash = createHash("sha256").update(canonicalForm(wording)).digest("hex");
  await tx.rawQuery(
    `insert into agreement_versions (id, agreement_id, number, a_id, b_id, kind, language, fields, template, paper, hash, sent_at, completed_at)
       values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      versionId,
      id,
      ids[owner],
      ids[other],
      kind,
      language,
      fields,
      TEMPLATE_VERSION,
      paperOf(wording),
      hash,
      new Date(sent),
      signed.length === 2 ? new Date(changed) : null,
    ],
  );
  for (const [place, side] of signed.entries()) {
    const member = side === "a" ? owner : other;
    const at = place === 0 ? sent + HOUR : changed;
    await tx.rawQuery(
      "insert into agreement_signatures (version_id, side, member_id, name, hash, signed_at) values ($1, $2, $3, $4, $5, $6)",
      [versionId, side, ids[member], fields[side].name, hash, new Date(at)],
    );
  }
}
