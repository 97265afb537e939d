import { Pencil, Reply, X } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { Composing } from "../composing.ts";
import { plainOf } from "../formatting.ts";
import { useQuoteText } from "../message/quote.tsx";
import { useComposer } from "./composer-context.ts";

/** Above the field: the message one answers or changes, and the way out. */
export function ContextBar({ composing, onCancel }: { composing: Composing; onCancel: () => void }) {
  const { t } = useTranslation("chats");
  const { adapter } = useComposer();
  const quoteText = useQuoteText();
  const { reply, edit } = composing;
  if (!reply && !edit) return null;
  const Icon = edit ? Pencil : Reply;
  const sender = reply?.sender_id ?? adapter.me;
  const title = edit
    ? t("message.editing")
    : t("message.replying", {
        name: sender === adapter.me ? t("you") : adapter.nameOf(sender),
      });
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-sunken py-1 ps-3 pe-1">
      <Icon aria-hidden="true" className="mirror size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="truncate font-semibold text-accent">{title}</span>
        <span className="truncate text-ink-soft" dir="auto">
          {edit ? plainOf(edit.message.text) : reply && quoteText(reply)}
        </span>
      </span>
      <IconButton
        label={edit ? t("message.edit_cancel") : t("message.reply_cancel")}
        icon={<X className="size-4" strokeWidth={1.75} />}
        onClick={onCancel}
      />
    </div>
  );
}
