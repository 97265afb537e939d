import type { Message } from "@kompagnon/contract/chats/model.ts";
import { firstHitIn, hitsIn } from "@kompagnon/contract/search/hits.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useThread } from "../adapter.ts";
import { ShortMoment } from "../components/day.tsx";
import { plainOf } from "../formatting.ts";
import { useQuoteText } from "../message/quote.tsx";

/** Letters before the first hit that stay visible. */
const BEFORE = 40;

/** The text from a little before the first hit on. */
function around(text: string, words: string): string {
  const at = firstHitIn(text, words);
  return at > BEFORE * 2 ? `… ${text.slice(at - BEFORE)}` : text;
}

/** A message in a list outside its thread; a press leads to it. `words` are marked. */
export function FoundMessage({
  message,
  words = "",
  onOpen,
}: {
  message: Message;
  words?: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation("chats");
  const { adapter } = useThread();
  const quoteText = useQuoteText();
  const { seq, sender_id, attachments } = message;
  const text = quoteText({ seq, sender_id, text: message.text, kind: attachments[0]?.kind ?? "text" });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-0.5 rounded-control px-3 py-2 text-start hover:bg-sunken"
      >
        <span className="flex items-baseline gap-2 text-sm">
          <span className="min-w-0 flex-1 truncate font-semibold" dir="auto">
            {sender_id === adapter.me ? t("you") : adapter.nameOf(sender_id)}
          </span>
          <ShortMoment time={message.created_at} className="shrink-0 text-ink-soft text-xs" />
        </span>
        <span className="line-clamp-3 text-sm [overflow-wrap:anywhere]" dir="auto">
          {hitsIn(around(plainOf(text), words), words).map((piece, index) =>
            piece.hit ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
              <mark key={index} className="rounded-[3px] bg-signal-soft text-ink">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
      </button>
    </li>
  );
}
