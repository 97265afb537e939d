/** Limits and addresses of polls, without any library. */

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

/** The address of a poll in the panel of its channel. */
export const pollInChannel = (channelPath: string, id: string): string =>
  `${channelPath}?panel=polls&poll=${encodeURIComponent(id)}`;

/** Addresses of polls: each opens in its channel. */
export const pollsPaths = {
  poll: (groupId: string, channelId: string, id: string) =>
    pollInChannel(`/dashboard/groups/${encodeURIComponent(groupId)}/${encodeURIComponent(channelId)}`, id),
} as const;
