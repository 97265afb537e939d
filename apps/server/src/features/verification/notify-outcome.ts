import type { VerificationOutcome } from "@kompagnon/contract/notifications/rules.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import type { RejectionReason } from "@kompagnon/contract/verification/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { findPlan } from "#features/accounts/public.ts";
import { notifyLater } from "#features/notifications/public.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

type News = {
  memberId: string;
  outcome: VerificationOutcome;
  /** Why not, and what the reviewer added. */
  reason?: RejectionReason | null;
  text?: string;
  /** When it ends. */
  endsAt?: Date | null;
};

/** Notifies a member of the outcome of their verification, by a notification and a mail. */
export async function notifyOfOutcome(platform: Platform, tx: Tx, news: News): Promise<void> {
  const { memberId, outcome, reason, text = "", endsAt } = news;
  await notifyLater(platform, tx, {
    memberId,
    type: "verification_decision",
    actorId: null,
    text: null,
    bundle: "verification_decision",
    about: { outcome },
  });
  const account = await findPlan(tx, memberId);
  if (!account) return;
  const { language } = await profileOf(tx, memberId);
  const letter = {
    to: account.email,
    language,
    link: `${platform.config.origin}${verificationPaths.start}`,
  };
  if (outcome === "rejected") {
    const reasonText = reason ? platform.texts.sayCode(language, `reason_${reason}`) : "";
    const data = { reason: [reasonText, text].filter(Boolean).join("\n\n") };
    await platform.mail.send(tx, { ...letter, template: "verification_rejected", data });
  } else if (outcome === "expiring")
    await platform.mail.send(tx, {
      ...letter,
      template: "verification_expiring",
      data: { day: endsAt ? dayIn(language, endsAt) : "" },
    });
  else await platform.mail.send(tx, { ...letter, template: `verification_${outcome}`, data: {} });
}

const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "Europe/Berlin" }).format(at);
