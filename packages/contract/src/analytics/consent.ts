/** Apart from the other rules, because every page asks for it: which text somebody agreed to. A newer one asks again. */
export const CONSENT_VERSION = "2026-11";
