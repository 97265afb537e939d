/** Limits and names of the admin area without any library. */

/** In which order members are listed. With a name as what is sought it is always by name. */
export const MEMBER_SORTS = ["newest", "oldest", "name"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
/** Most members in a file. */
export const EXPORTED_MEMBERS_MAX = 10_000;
/** What a process of the product does. */
export const PROCESS_ROLES = ["web", "stream", "jobs"] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];
/** How a process is: replaced is one that ended without a word and has a successor on its machine. */
export const PROCESS_STATES = ["running", "silent", "replaced"] as const;
/** What the environment switches on. */
export const SWITCHES = [
  "payments",
  "real_money",
  "payouts",
  "vat_oss",
  "google",
  "captcha",
  "relay",
  "translation",
  "embeds",
  "smtp",
  "contact_mail",
  "s3",
  "redis",
  "sample_data",
] as const;
export const SOUGHT_MAX = 254;
export const REASON_MAX = 1000;
