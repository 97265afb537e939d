/** Addresses of events. */
export const eventsPaths = {
  events: "/dashboard/events",
  event: (id: string, on?: string) => `/dashboard/events/${encodeURIComponent(id)}${on ? `?on=${on}` : ""}`,
} as const;
