import { notification } from "@kompagnon/contract/notifications/model.ts";
import { type NotificationData, payloadOf } from "#features/notifications/payload.ts";
import { JsonRowSerializer, type Source } from "#platform/http/json-row-serializer.ts";

/** The columns of a notification `n` for the API, with the account `a` and the profile `f` of its actor. */
const COLUMNS = {
  id: "n.id",
  type: "n.type",
  created_at: "n.created_at",
  read_at: "n.read_at",
  count: "n.count",
  // Null without an actor.
  sender: "f.member_id",
  username: "case when f.member_id is not null then coalesce(f.username, 'user') end",
  avatar: "f.avatar",
  verified: "a.verified_at is not null",
  data: "n.data",
};
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[]; // its own keys

const DATA: Source<Column> = { json: "data", read: (data) => payloadOf(data as NotificationData) }; // as it was stored

/** Writes rows of `NOTIFICATION_JSON` as notifications of the contract. */
export const notificationSerializer = new JsonRowSerializer(notification, NAMES, {
  id: { column: "id", kind: "plain" },
  type: { column: "type", kind: "plain" },
  created_at: { column: "created_at", kind: "time" },
  read_at: { column: "read_at", kind: "time" },
  count: { column: "count", kind: "number" },
  payload: {
    of: {
      sender: {
        unless: "sender",
        of: {
          id: { column: "sender", kind: "plain" },
          username: { column: "username", kind: "text" },
          avatar_url: { column: "avatar", kind: "file" },
          verified: { column: "verified", kind: "flag" },
        },
      },
      username: { column: "username", kind: "text" },
      message: DATA,
      chat_id: DATA,
      request_id: DATA,
      match_id: DATA,
      post_id: DATA,
      comment_id: DATA,
      group_id: DATA,
      group_name: DATA,
      accepted: DATA,
      decision: DATA,
      plan: DATA,
      case_id: DATA,
      team_id: DATA,
      task_id: DATA,
      agreement_id: DATA,
      document_id: DATA,
      document_kind: DATA,
      outcome: DATA,
      job_id: DATA,
      application_id: DATA,
      event_id: DATA,
      event_on: DATA,
      starts_at: DATA,
    },
  },
});

/** Notifications `n` as the wire has them, ready to be written. */
export const NOTIFICATION_JSON = `select ${NAMES.map((name) => `${COLUMNS[name]} as ${name}`).join(", ")}
  from notifications n left join member_accounts a on a.id = n.actor_id left join member_profiles f on f.member_id = n.actor_id`;
