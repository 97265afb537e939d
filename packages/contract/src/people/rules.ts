/** Limits and page addresses of finding people without any library. */

/** Results of a search (spec: account, section 9), and suggestions in the feed's search (spec: public, section 9). */
export const DISCOVER_MAX = 50;
export const SUGGESTIONS = 15;
/** Business-model tags shown with a suggestion. */
export const SUGGESTION_TAGS = 3;
export const QUERY_MAX = 100;
/** People one member may follow. */
export const FOLLOWS_MAX = 5000;
/** Characters of a bio that lists show. */
export const BIO_SHOWN = 200;

/** Addresses of finding people and of their pages. */
export const peoplePaths = {
  /** Finding people, by words if there are any. */
  search: (words?: string) =>
    words ? `/dashboard/search?q=${encodeURIComponent(words)}` : "/dashboard/search",
  /** Redirects to the member's own page. */
  own: "/dashboard/profile",
  member: (id: string) => `/dashboard/user/${encodeURIComponent(id)}`,
} as const;
