import { lazy } from "react";

/** A channel's messages and composer, for a room next to it; apart from what the overview loads of groups. */
export const ChannelTalk = lazy(async () => ({ default: (await import("./channel-talk.tsx")).ChannelTalk }));
