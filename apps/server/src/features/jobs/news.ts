import type { LiveData } from "@kompagnon/contract/live/events.ts";
import type { Live } from "#platform/live/live.ts";

/** The topic that every member reads. */
export const BOARD_TOPIC = "jobs";
/** Most often that boards hear of something from one process, in ms. */
const EVERY_MS = 3_000;
/** Posts whose counts travel together, at most; the others are seen when a board is fetched. */
const COUNTS_MAX = 50;

/** Tells open boards that something was published (not what: not everybody may see it), and how many applied where. */
export type News = {
  came(): void;
  counted(jobId: string, applications: number): void;
};

/** Publishes at once, and then at most once per interval: changes within it are published together at its end. */
export function createNews(live: Pick<Live, "publishEphemeral">, everyMs = EVERY_MS): News {
  let fresh = false;
  let resting = false;
  const counts = new Map<string, number>();
  const tell = () => {
    const data: LiveData<"jobs_news"> = {
      fresh,
      counts: [...counts]
        .slice(0, COUNTS_MAX)
        .map(([id, applications]) => ({ id, applications_count: applications })),
    };
    fresh = false;
    counts.clear();
    resting = true;
    live.publishEphemeral(BOARD_TOPIC, "jobs_news", data);
    setTimeout(() => {
      resting = false;
      if (fresh || counts.size > 0) tell();
    }, everyMs).unref();
  };
  return {
    came() {
      fresh = true;
      if (!resting) tell();
    },
    counted(jobId, applications) {
      counts.set(jobId, applications);
      if (!resting) tell();
    },
  };
}
