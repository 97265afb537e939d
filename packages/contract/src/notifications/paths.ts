/** Addresses of the notifications. */
export const notificationsPaths = {
  notifications: "/dashboard/notifications",
} as const;
