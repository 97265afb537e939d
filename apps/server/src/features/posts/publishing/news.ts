import type { Live } from "#platform/live/live.ts";

/** The topic that every member reads. */
export const FEED_TOPIC = "feed";
/** Minimum interval of notifications to feeds from one process, in ms. */
const EVERY_MS = 3_000;

/** Notifies open feeds that something was published; not what, nor by which author, because not every member may see it. */
export type News = { came(): void };

/** Notifies at once, and then at most once per interval: later posts are notified together at its end. */
export function createNews(live: Pick<Live, "publishEphemeral">, everyMs = EVERY_MS): News {
  let waiting = false;
  let resting = false;
  const tell = () => {
    resting = true;
    live.publishEphemeral(FEED_TOPIC, "feed_news", {});
    setTimeout(() => {
      resting = false;
      if (waiting) tell();
      waiting = false;
    }, everyMs).unref();
  };
  return {
    came() {
      if (resting) waiting = true;
      else tell();
    },
  };
}
