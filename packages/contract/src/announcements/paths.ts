/** Addresses of announcements. */
export const announcementsPaths = {
  /** Where admins write them. */
  staff: "/dashboard/admin/announcements",
} as const;
