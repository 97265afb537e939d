import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { later, useOpening } from "#ui/later.ts";
import type { CommentsButtonProps } from "../types.ts";
import { onOpenComments, type Wanted } from "./opening.ts";
import { useCommentCounts } from "./use-counts.ts";

const panel = later(async () => (await import("./panel.tsx")).CommentsPanel);

/** How many comments are open, and the way to them. */
export function CommentsButton({ open, onAnchor }: CommentsButtonProps) {
  const { t } = useTranslation("documents");
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [at, setAt] = useState<Wanted>({ anchor: null });
  const { window: Panel, open: drawn } = useOpening(panel, wanted !== null, () => setWanted(null));
  useEffect(
    () =>
      onOpenComments(open, (next) => {
        setAt(next);
        setWanted(next);
      }),
    [open],
  );
  const counts = useCommentCounts(open);
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (open.guest) return null;
  const show = () => {
    setAt({ anchor: null });
    setWanted({ anchor: null });
  };
  return (
    <span className="relative inline-flex">
      <IconButton
        label={count === 0 ? t("comments.button_none") : t("comments.button", { count })}
        aria-haspopup="dialog"
        icon={<MessageSquareText className="size-5" strokeWidth={1.75} />}
        onClick={show}
      />
      {count > 0 && (
        <span aria-hidden="true" className="pointer-events-none absolute -end-0.5 -top-0.5">
          <CountBadge count={count} />
        </span>
      )}
      {Panel && (
        <Panel
          open={open}
          shown={drawn}
          anchor={at.anchor}
          onAll={() => setAt({ anchor: null })}
          onClose={() => setWanted(null)}
          {...(onAnchor && { onAnchor })}
        />
      )}
    </span>
  );
}
