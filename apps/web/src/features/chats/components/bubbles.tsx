import { Check, CheckCheck, Clock, RotateCw, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "#platform/offline.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedDate } from "#ui/format.tsx";
import { dequeue, markFailed, type Waiting } from "../outbox.ts";
import { type Block, piecesOf } from "../thread.ts";

const bubble =
  "max-w-[min(36rem,85%)] whitespace-pre-wrap break-words rounded-card px-3.5 py-2 [overflow-wrap:anywhere]";
const OWN = "self-end bg-accent text-on-accent";
const OTHERS = "self-start border border-line bg-raised";

/** A text with its addresses linked. It is never taken as markup. */
const Words = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: words, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {words}
      </a>
    ) : (
      words
    ),
  );

/** The messages of one person within a few minutes, with time and read mark below the last. */
export function Bubbles(props: {
  block: Block;
  own: boolean;
  otherReadSeq: number;
  unreadBefore: string | null;
}) {
  const { t } = useTranslation("chats");
  const { block, own, otherReadSeq, unreadBefore } = props;
  const last = block.messages.at(-1);
  const isRead = last !== undefined && last.seq <= otherReadSeq;
  return (
    <div className="mb-3 flex flex-col gap-1">
      {block.messages.map((message) => (
        <div key={message.id} className="contents">
          {message.id === unreadBefore && (
            <p className="my-2 flex items-center gap-3 font-medium text-signal-ink text-xs before:h-px before:flex-1 before:bg-signal/40 after:h-px after:flex-1 after:bg-signal/40">
              {t("unread_line")}
            </p>
          )}
          <p dir="auto" data-message className={cx(bubble, own ? OWN : OTHERS)}>
            <Words text={message.text} />
          </p>
        </div>
      ))}
      {last && (
        <span
          className={cx(
            "flex items-center gap-1 px-1 text-ink-soft text-xs",
            own ? "self-end" : "self-start",
          )}
        >
          <FormattedDate time={last.created_at} timeStyle="short" />
          {own &&
            (isRead ? (
              <CheckCheck
                role="img"
                aria-label={t("read")}
                className="size-4 text-accent"
                strokeWidth={1.75}
              />
            ) : (
              <Check role="img" aria-label={t("sent")} className="size-4" strokeWidth={1.75} />
            ))}
        </span>
      )}
    </div>
  );
}

/** Messages that are not acknowledged yet: on their way, waiting for the connection, or refused. */
export function WaitingBubbles({ waiting, memberId }: { waiting: readonly Waiting[]; memberId: string }) {
  const { t } = useTranslation("chats");
  const online = useOnline();
  return waiting.map(({ client_id, text, failed }) => (
    <div key={client_id} className="mb-3 flex flex-col gap-1">
      <p
        dir="auto"
        data-message
        className={cx(bubble, OWN, failed === undefined ? "opacity-70" : "opacity-90")}
      >
        <Words text={text} />
      </p>
      {failed === undefined ? (
        <span className="flex items-center gap-1 self-end px-1 text-ink-soft text-xs">
          <Clock aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
          {online ? t("sending") : t("waits")}
        </span>
      ) : (
        <span
          role="alert"
          className="flex flex-wrap items-center justify-end gap-1 self-end text-bad text-sm"
        >
          {t("failed", { reason: failed })}
          <Button
            size="sm"
            variant="quiet"
            icon={<RotateCw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => markFailed(memberId, client_id, null)}
          >
            {t("again")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => dequeue(memberId, client_id)}
          >
            {t("discard")}
          </Button>
        </span>
      )}
    </div>
  ));
}
