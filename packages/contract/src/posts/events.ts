import { z } from "zod";

/** Live events of posts, by kind. */
export const postsEvents = {
  /** A member published something; not stored, and at most once in a few seconds. Feeds fetch the news themselves. */
  feed_news: z.object({}),
};
