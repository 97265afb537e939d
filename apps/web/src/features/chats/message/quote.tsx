import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { plainOf } from "../formatting.ts";
import type { Quoted } from "../outbox.ts";

/** What a quoted message says, or what it is. */
export function useQuoteText(): (quoted: Quoted) => string {
  const { t } = useTranslation("chats");
  return ({ text, kind }) => plainOf(text) || t(kind === "text" ? "message.deleted" : `message.${kind}`);
}

/** The quoted message above an answer; a press leads there. */
export function Quote({ quoted, name, onJump }: { quoted: Quoted; name: string; onJump: () => void }) {
  const { t } = useTranslation("chats");
  const text = useQuoteText()(quoted);
  return (
    <button
      type="button"
      onClick={onJump}
      className={cx(
        "mb-1 grid w-full rounded-control border-current/50 border-s-3 bg-current/8 px-2.5 py-1 text-start text-sm",
        "hover:bg-current/14",
      )}
    >
      <span className="truncate font-semibold" dir="auto">
        <span className="sr-only">{t("message.answer_to")} </span>
        {name}
      </span>
      <span className="line-clamp-2 [overflow-wrap:anywhere]" dir="auto">
        {text}
      </span>
    </button>
  );
}
