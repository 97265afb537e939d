import { laterOpened } from "#ui/later.ts";

/** The emoji picker next to an element. Its code loads when it is first opened. */
export const EmojiPopover = laterOpened(async () => (await import("./emoji-popover.tsx")).EmojiPopover);
