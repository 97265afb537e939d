import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { findPlan } from "#features/accounts/public.ts";
import { findVersion } from "#features/agreements/queries.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The kind of attachment that a signed version is. */
export const SIGNED_PAPER = "agreements.version";

const toAgreement = ({ agreement_id: id }: { agreement_id?: string | null }) =>
  id ? agreementsPaths.read(id) : notificationsPaths.notifications;

/** The notifications that agreements send. Their words are what it is about. */
export const agreementsNotifications: NotificationKinds<
  "agreement_request" | "agreement_signed" | "agreement_void" | "agreement_declined"
> = {
  agreement_request: { path: toAgreement },
  agreement_signed: { path: toAgreement },
  agreement_void: { path: toAgreement },
  agreement_declined: { path: toAgreement },
};

const asked = (agreementId: string): string => `agreement_request:${agreementId}`;
const bundleOf = (agreementId: string): string => `agreement:${agreementId}`;

/** Asks the recipient to sign until they have signed or the version is closed; notifies each side of the other's actions. */
export function notifyOfAgreements(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("agreement.sent", async (tx, { agreementId, subject, fromId, toId, muted }) => {
    if (muted) return;
    await notifyLater(platform, tx, {
      memberId: toId,
      actorId: fromId,
      type: "agreement_request",
      bundle: asked(agreementId),
      text: subject,
      source: agreementId,
      about: { agreement_id: agreementId },
    });
  });
  domainEvents.within("agreement.signed", async (tx, event) => {
    const { agreementId, versionId, subject, byId, toId, complete } = event;
    await notifyLater(platform, tx, {
      memberId: toId,
      actorId: byId,
      type: "agreement_signed",
      bundle: bundleOf(agreementId),
      text: subject,
      source: agreementId,
      about: { agreement_id: agreementId },
    });
    if (complete) for (const memberId of [byId, toId]) await mailSigned(platform, tx, memberId, versionId);
  });
  domainEvents.within("agreement.ended", async (tx, { agreementId, subject, byId, toId, how }) => {
    if (how === "silent") return;
    const type = how === "void" ? "agreement_void" : "agreement_declined";
    await notifyLater(platform, tx, {
      memberId: toId,
      actorId: byId,
      type,
      bundle: `${type}:${agreementId}`,
      text: subject,
      source: agreementId,
      about: { agreement_id: agreementId },
    });
  });
  domainEvents.within("agreement.signed", (tx, { agreementId, byId }) =>
    withdraw(platform, tx, { memberId: byId, bundle: asked(agreementId), readToo: true }),
  );
  domainEvents.within("agreement.ended", async (tx, { agreementId, byId, toId, how }) => {
    const memberId = how === "declined" ? byId : toId;
    await withdraw(platform, tx, { memberId, bundle: asked(agreementId), readToo: true });
  });
}

/** Sends what both have signed to one of them, in their own language; the paper stays in its own. */
async function mailSigned(platform: Platform, tx: Tx, memberId: string, versionId: string): Promise<void> {
  const account = await findPlan(tx, memberId);
  const version = await findVersion(tx, versionId);
  if (!account || !version) return;
  const { language } = await profileOf(tx, memberId);
  const { title, parties } = version.paper;
  await platform.mail.send(tx, {
    to: account.email,
    language,
    template: "agreement_signed",
    data: { title, names: parties.map(({ name }) => name).join(" · "), hash: version.hash },
    attachments: [{ kind: SIGNED_PAPER, ref: versionId }],
    link: `${platform.config.origin}${agreementsPaths.read(version.agreementId)}`,
  });
}
