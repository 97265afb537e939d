import { readItem, storeItem } from "#platform/device-storage.ts";

/** Light enough for every page: whether opening the store is worth it. */
const nameOf = (memberId: string) => `documents_unsent_${memberId}` as const;

/** Whether this device may hold changes of a member that no server has. */
export const hasUnsent = (memberId: string): boolean => readItem(nameOf(memberId)) !== null;

/** Remembers whether it does. */
export const signUnsent = (memberId: string, unsent: boolean): void =>
  storeItem(nameOf(memberId), unsent ? "1" : null);
