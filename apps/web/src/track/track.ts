import { CONSENT_CHANGED, mayMeasure } from "#platform/consent.ts";
import { follow } from "./follow.ts";
import { Visit } from "./visit.ts";

/**
 * Measures the visit after consent. A file of its own, fetched by the script of every page after consent and once the page is
 * idle (`platform/consent-script.ts`); withdrawing the consent ends it at once.
 */
let stop: (() => void) | null = null;

function begin(): void {
  const visit = new Visit();
  const unfollow = follow(visit);
  visit.begin();
  stop = () => {
    unfollow();
    visit.end();
    stop = null;
  };
}

/** Applies the current consent. */
function applyConsent(): void {
  if (mayMeasure() && !stop) begin();
  else if (!mayMeasure()) stop?.();
}

addEventListener(CONSENT_CHANGED, applyConsent);
addEventListener("pagehide", () => stop?.());
// The page comes back from the browser's memory as it was left.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) applyConsent();
});
applyConsent();
