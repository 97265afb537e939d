/** What other features may use of notifications. */
export type { Notice } from "#features/notifications/notice.ts";
export { notify, notifyLater } from "#features/notifications/notify.ts";
export { settle } from "#features/notifications/service.ts";
export { lockMember } from "#features/notifications/unread.ts";
