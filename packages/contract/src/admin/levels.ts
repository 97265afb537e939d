/**
 * Levels of members and addresses of the admin area, without any library: every page of the dashboard knows who belongs to the team
 * (product: people and accounts).
 */

/** From this level on there is an admin area. */
export const STAFF_LEVEL = 2;
/** From this level on one looks at reports. */
export const MODERATOR_LEVEL = 2;
/** From this level on one reviews identities. */
export const REVIEWER_LEVEL = 3;
/** From this level on one looks members up and bans them, reads the audit log and sees how the product does. */
export const ADMIN_LEVEL = 5;
/** From this level on one gives levels. */
export const OWNER_LEVEL = 9;
/** The levels that a member can have: member, supporter, moderator, reviewer, admin, owner. */
export const LEVELS = [0, 1, 2, 3, 5, 9] as const;
export type Level = (typeof LEVELS)[number];

/** Addresses of the admin area. */
export const adminPaths = {
  overview: "/dashboard/admin",
  /** Lost second factors, and appeals against bans. */
  requests: "/dashboard/admin/requests",
  members: "/dashboard/admin/members",
  member: (id: string) => `/dashboard/admin/members/${encodeURIComponent(id)}`,
} as const;
