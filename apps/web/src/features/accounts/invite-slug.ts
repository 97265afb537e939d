import { INVITE_SLUG_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";

const STORED_AS = "pending_invite_slug";

/** Keeps the slug of an invitation until sign-up; one that cannot be ours is passed over. */
export function keepInvite(slug: string): void {
  if (slug.length <= INVITE_SLUG_MAX) storeItem(STORED_AS, slug);
}
/** The invitation that waits for sign-up, or null. */
export const pendingInvite = (): string | null => readItem(STORED_AS);
/** Forgets the invitation, once it was sent along. */
export const forgetInvite = (): void => storeItem(STORED_AS, null);
