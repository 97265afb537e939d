/** Limits of polls, without any library. */

/** Most characters of a question. */
export const POLL_QUESTION_MAX = 200;
/** Most characters of an answer. */
export const POLL_ANSWER_MAX = 80;
/** Fewest and most answers to choose from. */
export const POLL_ANSWERS_MIN = 2;
export const POLL_ANSWERS_MAX = 5;
/** Days after which a poll closes automatically; null: when a member closes it. */
export const POLL_DAYS = [1, 3, 7] as const;
/** Most polls of a channel that are open at a time. */
export const POLLS_OPEN_MAX = 10;
