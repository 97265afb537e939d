import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, time } from "../wire/model.ts";
import { notification, preferences, pushSubscription } from "./model.ts";

/** As it is in the header of a mail. */
const unsubscribeToken = z.string().regex(/^[\w-]{20,400}$/);

/** Notifications, how one wants to hear of them, and push messages (spec: account, sections 2 and 7). */
export const notificationsEndpoints = endpoints({
  "GET /api/notifications": {
    about: "One's notifications, the newest first.",
    access: "member",
    limit: "240/minute",
    query: paging(100, 30),
    output: page(notification),
    start: [{ on: [overviewPaths.dashboard], query: { limit: "10" } }],
  },
  "GET /api/notifications/unread-count": {
    about: "How many are unread, exactly; muted kinds don't count.",
    access: "member",
    limit: "240/minute",
    output: z.object({ count: z.int() }),
    start: [{ on: "every page" }],
  },
  "PUT /api/notifications/read": {
    about: "Marks all as read.",
    access: "member",
    limit: "120/minute",
    output: z.object({ count: z.int() }),
  },
  "DELETE /api/notifications/{id}": {
    about: "Removes one.",
    access: "member",
    limit: "240/minute",
    params: { id },
    status: 200,
    output: z.object({ ok: z.literal(true) }),
  },
  "GET /api/notifications/preferences": {
    about: "By which ways one hears of which kinds, and the quiet hours.",
    access: "member",
    limit: "120/minute",
    output: preferences,
  },
  "PUT /api/notifications/preferences": {
    about: "Changes them.",
    access: "member",
    limit: "120/minute",
    body: preferences,
    output: preferences,
  },
  "POST /api/mail/unsubscribe/{token}": {
    about:
      "Switches one kind of mail off for its reader, as mail programs ask for it (RFC 8058). Needs no session.",
    access: "public",
    limit: "120/minute",
    params: { token: unsubscribeToken },
    raw: "form",
    bodyLimit: 4 * 1024,
  },
  "GET /api/mail/unsubscribe/{token}": {
    about: "Leads to the settings of mails; changes nothing, because mail programs open links by themselves.",
    access: "public",
    limit: "120/minute",
    params: { token: unsubscribeToken },
    download: "text/plain; charset=utf-8",
  },
  "GET /api/activity": {
    about: "What happened around the member in the last seven days: matches, messages, and the rest.",
    access: "member",
    limit: "120/minute",
    output: z.object({ count: z.int(), since: time }),
    start: [{ on: [overviewPaths.dashboard] }],
  },
  "GET /api/push/key": {
    about: "The public key with which a browser subscribes to push messages.",
    access: "member",
    limit: "120/minute",
    output: z.object({ public_key: z.string() }),
  },
  "POST /api/push/subscriptions": {
    about: "Keeps this device's subscription until it is signed out. The same again has the effect of once.",
    access: "member",
    limit: "60/hour",
    body: pushSubscription,
    errors: { push_service_unknown: 400 },
  },
  "DELETE /api/push/subscriptions": {
    about: "Forgets this device's subscription.",
    access: "member",
    limit: "60/hour",
    body: z.object({ endpoint: z.string().max(1000) }),
  },
  "POST /api/push/test": {
    about: "Sends a push message to this device.",
    access: "member",
    limit: "10/hour",
    status: 202,
    output: z.object({ sent: z.boolean() }),
  },
});

/** Live events of notifications, by kind. */
const notificationsEvents = {
  /** A new one, or one whose bundle grew. */
  notification_created: notification,
  /** What is left of one after a part of its bundle was taken back. */
  notification_changed: notification,
  notification_removed: z.object({ id }),
  /** Exact (spec: community, section 7). */
  notification_unread_total: z.object({ count: z.int() }),
};

/** The HTTP routes and live events of notifications. */
export const notifications = { endpoints: notificationsEndpoints, events: notificationsEvents };
