import { later, useOpening } from "#ui/later.ts";
import type { CommentsPanelProps } from "../types.ts";
import { closeComments, useCommentsView } from "./opening.ts";

const panel = later(async () => (await import("./panel.tsx")).CommentsPanel);

/** The comments of a document, while they are open: next to the editor, on narrow screens in a sheet. */
export function CommentsPanel({ open, onAnchor }: CommentsPanelProps) {
  const { shown, anchor } = useCommentsView(open);
  const { window: Panel, open: drawn } = useOpening(panel, shown && !open.guest, () => closeComments(open));
  return Panel && <Panel open={open} shown={drawn} anchor={anchor} {...(onAnchor && { onAnchor })} />;
}
