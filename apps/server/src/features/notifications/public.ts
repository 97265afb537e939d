/** What other features may use of notifications. */

export { localTime, USUAL_TIME_ZONE } from "#features/notifications/digest/local-time.ts";
export type { Notice } from "#features/notifications/payload.ts";
export { dayOfMember, whoRests } from "#features/notifications/preferences/preferences.ts";
export { settle } from "#features/notifications/removal.ts";
export { forgetGroup, renameGroup } from "#features/notifications/sending/group-news.ts";
export { notify, notifyAll, notifyLater } from "#features/notifications/sending/notify.ts";
export { retractAll, rewriteNotices } from "#features/notifications/sending/taken-back.ts";
export { forgetChannel, withdraw } from "#features/notifications/sending/withdrawal.ts";
export { lockMember, lockMembers } from "#features/notifications/unread.ts";
