/** Addresses of the job board. */
export const jobsPaths = {
  board: "/dashboard/jobs",
  /** The board with one post opened. */
  job: (id: string) => `/dashboard/jobs?job=${encodeURIComponent(id)}`,
  /** The board with words looked for. */
  search: (words: string) => `/dashboard/jobs?q=${encodeURIComponent(words)}`,
  /** The member's posts, received applications, and own applications. */
  mine: "/dashboard/jobs/mine",
  received: "/dashboard/jobs/mine?tab=received",
  sent: "/dashboard/jobs/mine?tab=sent",
} as const;
