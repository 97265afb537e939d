import type { NotificationAbout, NotificationType } from "@kompagnon/contract/notifications/rules.ts";

/** Something to tell a member: what it is about depends on its type, as its feature declares. */
export type Notice = {
  [T in NotificationType]: {
    memberId: string;
    type: T;
    /** Who caused it. */
    actorId: string | null;
    /** Unread ones of the same bundle become one that counts. */
    bundle: string;
    /** What was written; its beginning is kept. */
    text: string | null;
    /** What the text was taken from, by its id: when that is changed or taken back, so is this. */
    source?: string;
    about: NotificationAbout<T>;
    /** Whether a member counts once in the bundle, however often they do it. */
    once?: boolean;
    /** The position in which it was queued; none for what is stored at once. */
    ordinal?: number | undefined;
    /** How often it happened; once unless told. */
    times?: number;
  };
}[NotificationType];

/** What a notification of any type may be about. */
export type AnyAbout = { [F in keyof UnionOfAbout]?: UnionOfAbout[F] };
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type UnionOfAbout = Both<{ [T in NotificationType]: NotificationAbout<T> }[NotificationType]>;

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
