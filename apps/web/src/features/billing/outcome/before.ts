import { keep, recall } from "#platform/device.ts";

const STORED_AS = "premium_before";

/** Remembers, in this tab, until when premium lasted before it went to pay. */
export const keepBefore = (until: string | null): void => keep(STORED_AS, until ?? "never", "session");

/** Whether what was bought is there: premium lasts longer than before, or at all where nobody knows how it was. */
export function isThere(status: { plan: string; premium_until: string | null }): boolean {
  const before = recall(STORED_AS, "session");
  if (status.plan !== "premium" || status.premium_until === null) return false;
  return before === null || before === "never" || Date.parse(status.premium_until) > Date.parse(before);
}

/** The payment has been told about. */
export const forgetBefore = (): void => keep(STORED_AS, null, "session");
