import { keep, recall } from "#platform/device.ts";

const FOLDED = "quest_folded";
const openName = (memberId: string) => `quest_open.${memberId}` as const;

/** Whether the strip is folded on this device. */
export const isFolded = (): boolean => recall(FOLDED) !== null;
/** Remembers whether the strip is folded on this device. */
export const keepFolded = (folded: boolean): void => keep(FOLDED, folded ? "1" : null);

/**
 * Whether this device has last known a member's quest as open. It keeps the strip's place while the page loads, and tells
 * a quest that was finished since then from one that was finished long ago, so that the end is celebrated once.
 */
export const wasOpen = (memberId: string): boolean => recall(openName(memberId)) !== null;
/** Remembers whether a member's quest is open. */
export const keepOpen = (memberId: string, open: boolean): void =>
  keep(openName(memberId), open ? "1" : null);
