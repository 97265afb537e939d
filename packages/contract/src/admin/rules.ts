/** Limits and names of the admin area without any library. */

/** From this level on there is an admin area (product: people and accounts). */
export const STAFF_LEVEL = 2;
/** From this level on one looks members up and bans them, and sees how the product does. */
export const ADMIN_LEVEL = 5;
/** From this level on one gives levels. */
export const OWNER_LEVEL = 9;
/** The levels that somebody can be given: member, supporter, moderator, reviewer, admin, owner. */
export const LEVELS = [0, 1, 2, 3, 5, 9] as const;
export type Level = (typeof LEVELS)[number];
/** In which order members are listed. With a name as what is sought it is always by name. */
export const MEMBER_SORTS = ["newest", "oldest", "name"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
/** Most members in a file. */
export const EXPORTED_MEMBERS_MAX = 10_000;
export const SOUGHT_MAX = 254;
export const REASON_MAX = 1000;
