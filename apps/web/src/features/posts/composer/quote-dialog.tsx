import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { ListedPost } from "../cache.ts";
import { QuoteCard } from "../card/quote-card.tsx";
import { Composer } from "./composer.tsx";
import { quotePosition } from "./draft.ts";

/** Quotes a post with the member's own text. The text stays when the dialog is closed. */
export function QuoteDialog({ post, onClose }: { post: ListedPost; onClose: () => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("act.quote")}>
      <Composer
        place={quotePosition(post.id)}
        quote={post.id}
        focus
        onDone={onClose}
        aside={
          <Button variant="quiet" onClick={onClose}>
            {ui("cancel")}
          </Button>
        }
      >
        <QuoteCard linked={false} quote={{ id: post.id, post }} />
      </Composer>
    </Dialog>
  );
}
