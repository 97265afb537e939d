import { lazy } from "react";

/** What a feature must know of its conversation to show it with the parts below. */
export type { ThreadAdapter } from "./adapter.ts";
/** Writes the beginning of a message ahead of opening a conversation. */
export { beginMessage } from "./composing.ts";
/** The part of the settings about requests to write. */
export const InboxSection = lazy(async () => ({
  default: (await import("./inbox/inbox-form.tsx")).InboxSection,
}));
export const RequestDialog = lazy(async () => ({
  default: (await import("./list/request-dialog.tsx")).RequestDialog,
}));
/** The messages of a conversation, a channel or one thread. */
export const ThreadView = lazy(async () => ({
  default: (await import("./thread/thread-view.tsx")).ThreadView,
}));
export const Composer = lazy(async () => ({
  default: (await import("./composer/composer.tsx")).Composer,
}));
