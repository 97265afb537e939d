import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { useEffect } from "react";
import { call } from "#platform/call.ts";
import { CONSENT_CHANGED, keepConsent, keptConsent, markConsent } from "#platform/consent.ts";
import { useMember } from "#platform/session.ts";

/** The first view comes before this, in ms. */
const LATER_MS = 4_000;

/**
 * Brings the answer of this device and that of the account together: one given here goes to the account, the account's own
 * holds here, and somebody else's on a shared device is nobody's.
 */
async function meet(member: string): Promise<void> {
  const kept = keptConsent();
  if (kept?.member === member) return;
  if (kept && kept.member === undefined) {
    await call("PUT /api/analytics/consent", { body: { choice: kept.choice, version: CONSENT_VERSION } });
    if (keptConsent()?.at === kept.at) markConsent(kept, member);
    return;
  }
  const { choice, version } = await call("GET /api/analytics/consent");
  if (choice !== null && version === CONSENT_VERSION)
    keepConsent({ choice, version, at: new Date().toISOString(), member });
  else if (kept) keepConsent(null);
}

/** Follows the answer of the member that is signed in; draws nothing. */
export function ConsentListener() {
  const { id } = useMember();
  useEffect(() => {
    // What fails is tried again with the next page or answer.
    const follow = () => void meet(id).catch(() => undefined);
    const timer = setTimeout(follow, LATER_MS);
    addEventListener(CONSENT_CHANGED, follow);
    return () => {
      clearTimeout(timer);
      removeEventListener(CONSENT_CHANGED, follow);
    };
  }, [id]);
  return null;
}
