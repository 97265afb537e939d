/** Limits and names of the admin area without any library. */

/** In which order members are listed. With a name as what is sought it is always by name. */
export const MEMBER_SORTS = ["newest", "oldest", "name"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
/** Most members in a file. */
export const EXPORTED_MEMBERS_MAX = 10_000;
export const SOUGHT_MAX = 254;
export const REASON_MAX = 1000;
