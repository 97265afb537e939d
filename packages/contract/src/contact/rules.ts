/** Limits and names of messages to the team without any library: the public page loads these alone. */

export const CONTACT_TOPICS = ["general", "partnership", "press", "support"] as const;
/** The topic of a message (spec: public, section 2.6). */
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
export const CONTACT_STATES = ["open", "answered", "closed"] as const;
/** The states of a message: unread, answered, or closed without an answer. */
export type ContactState = (typeof CONTACT_STATES)[number];
export const CONTACT_NAME_MAX = 80;
export const CONTACT_MESSAGE_MAX = 4000;
export const CONTACT_ANSWER_MAX = 4000;
/** The number of days after which an answered or closed message is erased, with its answers. */
export const CONTACT_DAYS = 180;
/** From this level on messages and their senders' addresses are read. */
export const CONTACT_LEVEL = 5;
