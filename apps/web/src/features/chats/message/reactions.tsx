import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { useThread } from "../adapter.ts";
import { useMessageActions } from "./actions.ts";

/** Who reacted with what, as counts; a press adds mine or takes it back. */
export function Reactions({ message, own }: { message: Message; own: boolean }) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const { react } = useMessageActions();
  if (message.reactions.length === 0) return null;
  return (
    <ul className={cx("mt-1 flex max-w-full flex-wrap gap-1", own ? "justify-end" : "justify-start")}>
      {message.reactions.map(({ emoji, count, mine }) => (
        <li key={emoji}>
          <button
            type="button"
            aria-pressed={mine}
            aria-label={t("message.reaction", { emoji, count })}
            disabled={!adapter.canWrite}
            onClick={() => react(message, emoji)}
            className={cx(
              "flex min-h-8 min-w-11 items-center justify-center gap-1 rounded-full border px-2 text-sm tabular-nums",
              mine
                ? "border-accent bg-accent-soft text-ink"
                : "border-line bg-raised text-ink-soft enabled:hover:border-line-strong",
            )}
          >
            <span aria-hidden="true">{emoji}</span>
            <span aria-hidden="true">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
