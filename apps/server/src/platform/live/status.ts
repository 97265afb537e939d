import type { LiveData } from "@kompagnon/contract/live/events.ts";

/** Whether a member can be reached right now. */
export type Status = LiveData<"user_status_changed">["status"];
