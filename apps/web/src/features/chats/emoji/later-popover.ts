import { lazyDialog } from "#ui/lazy-module.ts";

/** The emoji picker next to an element. Its code loads when it is first opened. */
export const EmojiPopover = lazyDialog(async () => (await import("./emoji-popover.tsx")).EmojiPopover);
