/** What the shell draws of notifications. Light: it is there on every page. */
export { NotificationsBell } from "./bell.tsx";
export { NotificationsListener } from "./notifications-listener.tsx";
