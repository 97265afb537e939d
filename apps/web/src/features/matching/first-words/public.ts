import { lazy } from "react";

/** The beginning of a conversation after a match. A module of its own, so that chats load nothing else of matching. */
export const FirstWords = lazy(async () => ({ default: (await import("./first-words.tsx")).FirstWords }));
