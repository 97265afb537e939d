import { lazy } from "react";

/** The messages and composer of a conversation of two, for a room next to it; apart from what other pages load. */
export const DirectTalk = lazy(async () => ({ default: (await import("../direct-talk.tsx")).DirectTalk }));
