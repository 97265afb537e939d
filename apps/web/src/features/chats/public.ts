import { lazy } from "react";

/** What a feature must know of its conversation to show it with the parts below. */
export type { ThreadAdapter } from "./adapter.ts";
/** Writes the beginning of a message ahead of opening a conversation. */
export { beginMessage } from "./composing.ts";
export type { PanelName } from "./thread/panel.ts";
/** Who is typing in a conversation now. */
export { useTypists } from "./typing.ts";
/** Asks somebody to write with them. */
export const RequestDialog = lazy(async () => ({
  default: (await import("./list/request-dialog.tsx")).RequestDialog,
}));
/** The messages of a conversation, a channel or one thread. */
export const ThreadView = lazy(async () => ({
  default: (await import("./thread/thread-view.tsx")).ThreadView,
}));
/** Where one writes below them. */
export const Composer = lazy(async () => ({
  default: (await import("./composer/composer.tsx")).Composer,
}));
/** Goes around both: files dropped on it go with the next message. */
export const DropZone = lazy(async () => ({
  default: (await import("./composer/drop-zone.tsx")).DropZone,
}));
/** Search and pinned messages, for the header above. */
export const PanelButtons = lazy(async () => ({
  default: (await import("./thread/panel-buttons.tsx")).PanelButtons,
}));
