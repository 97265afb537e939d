import { MessageSquareText } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyModule, useOpening } from "#ui/lazy-module.ts";
import type { CommentsPanelProps, OpenProps } from "../types.ts";
import { closeComments, openComments, useCommentCounts, useCommentsView } from "./use-comments.ts";

/** How many comments are open, and the way to them. */
export function CommentsButton({ open }: OpenProps) {
  const { t } = useTranslation("documents");
  const { shown } = useCommentsView(open);
  const counts = useCommentCounts(open);
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (open.guest) return null;
  return (
    <span className="relative inline-flex">
      <IconButton
        label={count === 0 ? t("comments.button_none") : t("comments.button", { count })}
        aria-expanded={shown}
        className="aria-expanded:bg-accent-soft aria-expanded:text-accent"
        icon={<MessageSquareText className="size-5" strokeWidth={1.75} />}
        onClick={() => (shown ? closeComments(open) : openComments(open))}
      />
      {count > 0 && (
        <span aria-hidden="true" className="pointer-events-none absolute -end-0.5 -top-0.5">
          <CountBadge count={count} />
        </span>
      )}
    </span>
  );
}

const panel = lazyModule(async () => (await import("./panel.tsx")).CommentsPanel);

/** The comments of a document, while they are open: next to the editor, on narrow screens in a sheet. */
export function CommentsPanel({ open, onAnchor }: CommentsPanelProps) {
  const { shown, anchor } = useCommentsView(open);
  const { window: Panel, open: drawn } = useOpening(panel, shown && !open.guest, () => closeComments(open));
  return Panel && <Panel open={open} shown={drawn} anchor={anchor} {...(onAnchor && { onAnchor })} />;
}
