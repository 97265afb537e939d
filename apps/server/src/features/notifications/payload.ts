import type { AnyAbout } from "#features/notifications/sending/notice.ts";

/** What is stored with a notification. */
export type NotificationData = {
  text: string | null;
  about: AnyAbout;
};

/** Every field is there, whatever the type. */
const NOTHING = {
  chat_id: null,
  request_id: null,
  match_id: null,
  group_id: null,
  group_name: null,
  accepted: null,
  post_id: null,
  comment_id: null,
  decision: null,
  plan: null,
  case_id: null,
  team_id: null,
  task_id: null,
  agreement_id: null,
  document_id: null,
  document_kind: null,
  outcome: null,
  job_id: null,
  application_id: null,
  event_id: null,
  event_on: null,
  starts_at: null,
};

/** What of a notification's payload is stored with it, in the wire's words. */
export const payloadOf = ({ text, about }: NotificationData) => ({ message: text, ...NOTHING, ...about });
