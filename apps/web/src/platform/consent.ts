import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { CONSENT_CHANGED, CONSENT_KEY } from "./consent-script.ts";
import { readItem, storeItem } from "./device-storage.ts";

export { CONSENT_CHANGED };

/** What was answered on this device; `member` is whose account knows it. */
export type StoredConsent = { choice: ConsentChoice; version: string; at: string; member?: string };

/** What was answered on this device to the question of today. */
export function readConsent(): StoredConsent | null {
  try {
    const stored: StoredConsent | null = JSON.parse(readItem(CONSENT_KEY) ?? "null");
    return stored?.version === CONSENT_VERSION ? stored : null;
  } catch {
    return null; // not written by this page
  }
}

/** Whether the browser itself asks not to be followed: then there is nothing to ask its person. */
export const hasDoNotTrack = (): boolean => document.documentElement.hasAttribute("data-quiet");

/** Whether this visit may be measured. */
export const mayMeasure = (): boolean => !hasDoNotTrack() && readConsent()?.choice === "accepted";

/** Keeps an answer; everything that follows it hears of it. Null has the question asked again. */
export function storeConsent(stored: StoredConsent | null): void {
  storeItem(CONSENT_KEY, stored && JSON.stringify(stored));
  // What the browser tells other tabs, told to this one: the page's script heeds it in the same way.
  dispatchEvent(new StorageEvent("storage", { key: CONSENT_KEY }));
}

/** Answers the question on this device. */
export const answerConsent = (choice: ConsentChoice): void =>
  storeConsent({ choice, version: CONSENT_VERSION, at: new Date().toISOString() });

/** Notes whose account knows the answer; nothing else changes by it. */
export const markConsent = (stored: StoredConsent, member: string): void =>
  storeItem(CONSENT_KEY, JSON.stringify({ ...stored, member }));
