import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { CONSENT_CHANGED, CONSENT_KEY } from "./consent-script.ts";
import { keep, recall } from "./device.ts";

export { CONSENT_CHANGED };

/** What was answered on this device; `member` is whose account knows it. */
export type KeptConsent = { choice: ConsentChoice; version: string; at: string; member?: string };

/** What was answered on this device to the question of today. */
export function keptConsent(): KeptConsent | null {
  try {
    const kept: KeptConsent | null = JSON.parse(recall(CONSENT_KEY) ?? "null");
    return kept?.version === CONSENT_VERSION ? kept : null;
  } catch {
    return null; // not written by this page
  }
}

/** Whether the browser itself asks not to be followed: then there is nothing to ask its person. */
export const asksForQuiet = (): boolean => document.documentElement.hasAttribute("data-quiet");

/** Whether this visit may be measured. */
export const mayMeasure = (): boolean => !asksForQuiet() && keptConsent()?.choice === "accepted";

/** Keeps an answer; everything that follows it hears of it. Null has the question asked again. */
export function keepConsent(kept: KeptConsent | null): void {
  keep(CONSENT_KEY, kept && JSON.stringify(kept));
  // What the browser tells other tabs, told to this one: the page's script heeds it in the same way.
  dispatchEvent(new StorageEvent("storage", { key: CONSENT_KEY }));
}

/** Answers the question on this device. */
export const answerConsent = (choice: ConsentChoice): void =>
  keepConsent({ choice, version: CONSENT_VERSION, at: new Date().toISOString() });

/** Notes whose account knows the answer; nothing else changes by it. */
export const markConsent = (kept: KeptConsent, member: string): void =>
  keep(CONSENT_KEY, JSON.stringify({ ...kept, member }));
