import { lazy } from "react";

/** One's groups and what is said in them, for the overview. */
export { mineQuery, talkQuery } from "./cache.ts";
export { GroupTalkCard } from "./group-talk-card.tsx";
/** The way into a group that somebody points at. Fetched when it is drawn. */
export const GroupJoin = lazy(async () => ({ default: (await import("./join/group-join.tsx")).GroupJoin }));
