/** Addresses of finding people and of their pages. */
export const peoplePaths = {
  /** Finding people, by words if there are any. */
  search: (words?: string) =>
    words ? `/dashboard/search?q=${encodeURIComponent(words)}` : "/dashboard/search",
  /** Redirects to the member's own page. */
  own: "/dashboard/profile",
  member: (id: string) => `/dashboard/user/${encodeURIComponent(id)}`,
} as const;
