/** Limits of groups without any library: pages that only ask load these alone. */

export const GROUP_TYPES = ["public", "application", "private"] as const;
export type GroupType = (typeof GROUP_TYPES)[number];
/** The orders a list of groups to discover may have; `fit`: those first that suit one. */
export const GROUP_SORTS = ["active", "fit", "new", "size"] as const;
export const GROUP_NAME_MAX = 60;
export const GROUP_NAME_MIN = 3;
export const GROUP_TEXT_MAX = 2000;
/** Niches are the business models a group is about. */
export const NICHES_MAX = 5;
/** Questions of an application, and how long an answer may be (spec: community, section 5). */
export const QUESTIONS_MAX = 6;
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 1000;
/** The maximum number of groups of free and test-version members (product: groups and chats). */
export const FREE_GROUPS_MAX = 2;
/** Groups one member may own, whatever they pay. */
export const OWNED_MAX = 20;
export const GROUP_MEMBERS_MAX = 5000;
export const CHANNELS_MAX = 50;
export const CHANNEL_NAME_MAX = 40;
export const CHANNEL_TOPIC_MAX = 200;
export const REASON_MAX = 500;
/** An invite code: letters and digits that are not easily confused. */
export const INVITE_CODE_LENGTH = 10;
export const INVITES_MAX = 50;
/** A member is notified of invitations into the same group by name once in this number of days. */
export const INVITED_AGAIN_DAYS = 30;
/** Seconds between two messages of one member; 0 is no pause. */
export const SLOW_MODES = [0, 5, 15, 30, 60, 300, 900] as const;
/** A mention of everybody, for moderators. */
export const MENTION_ALL = "alle";
/** A moderator's page of applications, and a page of members, at most. */
export const MEMBERS_PAGE_MAX = 100;
/** After a redeemed invite the group follows (spec: account, section 9). */
export const INVITE_REDIRECT_MS = 800;
/** An answer counts if it holds at least one letter or digit (spec: community, section 5). */
export const isAnswer = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
