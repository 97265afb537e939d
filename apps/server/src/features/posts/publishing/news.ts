import type { Live } from "#platform/live/live.ts";

/** The topic that every member reads. */
export const FEED_TOPIC = "feed";
/** Most often that feeds hear of something new from one process, in ms. */
const EVERY_MS = 3_000;

/** Tells open feeds that something was published; not what, nor by whom: not everybody may see it. */
export type News = { came(): void };

/** Tells at once, and then at most once in a while: what came meanwhile is told together at its end. */
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
