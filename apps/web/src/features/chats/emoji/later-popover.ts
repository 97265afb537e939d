import { laterOpened } from "#ui/later.ts";

/** The choice of emojis beside an element; its code comes when it is first opened. */
export const EmojiPopover = laterOpened(async () => (await import("./emoji-popover.tsx")).EmojiPopover);
