import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { type Ending, missingOf } from "@kompagnon/contract/agreements/rules.ts";
import { paperOf, TEMPLATE_VERSION } from "@kompagnon/contract/agreements/template/paper.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import { publishAgreement } from "#features/agreements/events.ts";
import { changing, type SentVersion } from "#features/agreements/locks.ts";
import { canDecline, canWithdraw } from "#features/agreements/policy.ts";
import { subjectOf } from "#features/agreements/present.ts";
import { forgetUnsigned, insertVersion, touchAgreement } from "#features/agreements/queries.ts";
import { agreementOf, endVersion, hashOf } from "#features/agreements/service.ts";
import { findKnown } from "#features/teams/public.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/**
 * Sends the text as it stands to a member one knows, to be signed. Throws not_found, agreement_stale, agreement_sent,
 * agreement_incomplete, cannot_send_agreement.
 */
export async function sendAgreement(
  platform: Platform,
  viewerId: string,
  id: string,
  { user_id: toId, text_version: read }: { user_id: string; text_version: number },
): Promise<Agreement> {
  await changing(platform, id, [toId], async (tx, { row, versions: [last] }) => {
    if (row.ownerId !== viewerId) throw new Fail("not_found");
    if (row.textVersion !== read) throw new Fail("agreement_stale");
    if (last && last.closedAt === null) throw new Fail("agreement_sent");
    const { kind, language, fields } = row;
    if (missingOf(kind, fields).length > 0) throw new Fail("agreement_incomplete");
    const [guest] = await findKnown(tx, viewerId, [toId], ADULT_AGE);
    if (!guest?.known) throw new Fail("cannot_send_agreement");
    await forgetUnsigned(tx, id);
    const wording = { kind, language, fields };
    await insertVersion(tx, {
      id: newId(),
      agreementId: id,
      aId: viewerId,
      bId: toId,
      template: TEMPLATE_VERSION,
      ...wording,
      paper: paperOf(wording),
      hash: hashOf(wording),
    });
    await touchAgreement(tx, id);
    await platform.domainEvents.publish(tx, "agreement.sent", {
      agreementId: id,
      subject: subjectOf(kind, fields),
      fromId: viewerId,
      toId,
      muted: guest.muted,
    });
    await publishAgreement(platform, tx, id, [viewerId, toId]);
  });
  return agreementOf(platform.db, viewerId, id);
}

/** Ends the version that waits, if they may. Throws not_found. */
const ending = (
  platform: Platform,
  viewerId: string,
  { id, how, may }: { id: string; how: Ending; may: (viewerId: string, version: SentVersion) => boolean },
): Promise<void> =>
  changing(platform, id, [], async (tx, { row, versions: [last] }) => {
    if (!last || !may(viewerId, last)) throw new Fail("not_found");
    await endVersion(platform, tx, { row, version: last, how });
    await touchAgreement(tx, id);
    await publishAgreement(platform, tx, id, [last.aId, last.bId]);
  });

/** Takes back what was sent and is not signed by both. Throws not_found. */
export async function withdrawAgreement(
  platform: Platform,
  viewerId: string,
  id: string,
): Promise<Agreement> {
  await ending(platform, viewerId, { id, how: "withdrawn", may: canWithdraw });
  return agreementOf(platform.db, viewerId, id);
}

/** Says no to what was sent to one. Throws not_found. */
export const declineAgreement = (platform: Platform, viewerId: string, id: string): Promise<void> =>
  ending(platform, viewerId, { id, how: "declined", may: canDecline });
