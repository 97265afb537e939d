import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { publishAgreement } from "#features/agreements/events.ts";
import { changing } from "#features/agreements/locks.ts";
import { canReadSent, canSign, isOpen, sideOf } from "#features/agreements/policy.ts";
import { subjectOf } from "#features/agreements/present.ts";
import { completeVersion, insertSignature, touchAgreement } from "#features/agreements/queries.ts";
import { agreementOf } from "#features/agreements/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

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
