import { lazy } from "react";

/** The member's groups and their latest messages, for the overview. */
export { mineQuery, talkQuery } from "./cache.ts";
export { GroupTalkCard } from "./group-talk-card.tsx";
/** The join button of a linked group. Fetched when it is rendered. */
export const GroupJoin = lazy(async () => ({ default: (await import("./join/group-join.tsx")).GroupJoin }));
