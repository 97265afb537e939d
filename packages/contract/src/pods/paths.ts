/** Addresses of weekly circles. */
export const podsPaths = {
  pods: "/dashboard/pods",
  pod: (id: string) => `/dashboard/pods/${encodeURIComponent(id)}`,
} as const;
