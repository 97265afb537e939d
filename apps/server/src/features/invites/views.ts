import type { View } from "#platform/db/definitions.ts";

/** What other features may read of invitations. */
export const views: readonly View[] = [
  { name: "invited_members", sql: "select r.invitee_id, r.inviter_id, r.at from invite_redemptions r" },
];
