import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { eraseVisits, findConsent, keepConsent } from "#features/analytics/consent/consent-queries.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** Erases what other processes still wrote after a member declined. */
const eraseLate = defineJob<{ memberId: string; until: string }>("analytics.erase");
const LATE_MS = 10_000;

/** What a member chose; an answer to an older text is none. */
export async function consentOf({ db }: Platform, memberId: string) {
  const found = await findConsent(db, memberId);
  const isCurrent = found?.version === CONSENT_VERSION;
  return { choice: found && isCurrent ? found.choice : null, version: CONSENT_VERSION };
}

/** A member's choice for all of their devices. Declining erases what was collected of them. */
export async function chooseConsent(platform: Platform, memberId: string, choice: ConsentChoice) {
  const { db, jobs } = platform;
  if (choice === "declined") await ingestOf(platform).buffer.flush();
  await db.transaction(async (tx) => {
    await keepConsent(tx, memberId, choice, CONSENT_VERSION);
    if (choice === "accepted") return;
    const until = new Date();
    await eraseVisits(tx, memberId, until);
    await jobs.send(tx, eraseLate, { memberId, until: until.toISOString() }, new Date(Date.now() + LATE_MS));
  });
  return { choice, version: CONSENT_VERSION };
}

/** Erases what came late. */
export const workOnLateErasure = ({ db, jobs }: Platform) =>
  jobs.work(eraseLate, ({ memberId, until }) =>
    db.transaction((tx) => eraseVisits(tx, memberId, new Date(until))),
  );
