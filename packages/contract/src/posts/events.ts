import { z } from "zod";

/** Live events of posts, by kind. */
export const postsEvents = {
  /** Somebody published something; not stored, and at most once in a few seconds. Feeds ask what it is for them. */
  feed_news: z.object({}),
};
