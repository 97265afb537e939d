import { z } from "zod";
import { id } from "../wire/model.ts";
import { notification } from "./model.ts";

/** Live events of notifications, by kind. */
export const notificationsEvents = {
  /** A new one, or one whose bundle grew. */
  notification_created: notification,
  /** What is left of one after a part of its bundle was taken back. */
  notification_changed: notification,
  notification_removed: z.object({ id }),
  /** Exact (spec: community, section 7). */
  notification_unread_total: z.object({ count: z.int() }),
};
