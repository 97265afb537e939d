import { lazy } from "react";

/** One's groups and what is said in them, for the overview. */
export { mineQuery, talkQuery } from "./cache.ts";
export { GroupTalkCard } from "./group-talk-card.tsx";
/** The join button of a linked group. Fetched when it is rendered. */
export const GroupJoin = lazy(async () => ({ default: (await import("./join/group-join.tsx")).GroupJoin }));
