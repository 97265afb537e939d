import { lazy } from "react";

/** A team's messages and composer, for a room next to it. */
export const TeamTalk = lazy(async () => ({ default: (await import("../team-talk.tsx")).TeamTalk }));
