import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { useEffect } from "react";
import { call } from "#platform/call.ts";
import { CONSENT_CHANGED, markConsent, readConsent, storeConsent } from "#platform/consent.ts";
import { useMember } from "#platform/session.ts";

/** The first view comes before this, in ms. */
const LATER_MS = 4_000;

/**
 * Merges the consent of this device with that of the account: one given here is sent to the account, the account's own applies
 * here, and one that another member gave on a shared device is ignored.
 */
async function meet(member: string): Promise<void> {
  const kept = readConsent();
  if (kept?.member === member) return;
  if (kept && kept.member === undefined) {
    await call("PUT /api/analytics/consent", { body: { choice: kept.choice, version: CONSENT_VERSION } });
    if (readConsent()?.at === kept.at) markConsent(kept, member);
    return;
  }
  const { choice, version } = await call("GET /api/analytics/consent");
  if (choice !== null && version === CONSENT_VERSION)
    storeConsent({ choice, version, at: new Date().toISOString(), member });
  else if (kept) storeConsent(null);
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
