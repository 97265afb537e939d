import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import { Check, CheckCheck, Clock, Phone, PhoneMissed, RotateCw, Trash2 } from "lucide-react";
import { memo, type RefObject, useEffect, useRef } from "react";
import { useLiveState } from "#platform/live/live.ts";
import { useOnline } from "#platform/offline.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedDate } from "#ui/format.tsx";
import { useThread } from "../adapter.ts";
import { dequeue, markFailed } from "../outbox.ts";
import type { Block as Entries, Entry } from "../thread.ts";
import { callWords } from "./figures.ts";
import { MessageRow } from "./message-row.tsx";

/** What a call left behind: whether it came about, how long it was, and when. */
function CallLine({ call, own, at }: { call: CallTrace; own: boolean; at: string }) {
  const { t } = useTranslation("chats");
  const Icon = call.outcome === "ended" ? Phone : PhoneMissed;
  return (
    <p
      className={`mx-auto my-1 flex w-fit items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-sm ${
        call.outcome === "missed" && !own ? "text-bad" : "text-ink-soft"
      }`}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {callWords(call, own, t)}
      <span aria-hidden="true">·</span>
      <FormattedDate time={at} timeStyle="short" />
    </p>
  );
}

type Props = {
  block: Entries;
  own: boolean;
  /** Who wrote it. */
  name: string;
  /** Their picture's address; only channels show it. */
  avatar: string | null | undefined;
  otherReadSeq: number;
};

const isRead = ({ block, otherReadSeq }: Props) =>
  (block.entries.at(-1)?.seq ?? Number.POSITIVE_INFINITY) <= otherReadSeq;
/** Whether two renderings look the same: long threads draw what changed only. */
const same = (a: Props, b: Props): boolean =>
  a.name === b.name &&
  a.avatar === b.avatar &&
  a.block.entries.length === b.block.entries.length &&
  a.block.entries.every(({ key, message, failed, behind }, index) => {
    const other = b.block.entries[index];
    return (
      key === other?.key && message === other.message && failed === other.failed && behind === other.behind
    );
  }) &&
  isRead(a) === isRead(b);

/**
 * The messages of one person within a few minutes. In a conversation they are bubbles, with when the last was written and
 * what became of it below; in a channel lines below the name and the time of the first.
 */
export const Block = memo(function Block(props: Props) {
  const { t } = useTranslation("chats");
  const { block, own, name, avatar } = props;
  const { kind } = useThread().adapter;
  const inChannel = kind === "channel";
  const box = useSkippedOutOfSight();
  const [first] = block.entries;
  const call = first?.message?.call;
  const last = block.entries.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      role="group"
      data-block
      aria-label={own ? t("you") : name}
      className={cx(
        "relative px-3 pb-2 [contain-intrinsic-size:auto_5rem] sm:px-5",
        inChannel && "ps-15 sm:ps-17",
      )}
    >
      {inChannel && first && <Author block={block} name={name} avatar={avatar ?? null} at={first.at} />}
      <div className={cx("flex flex-col", !inChannel && "gap-0.5")}>
        {block.entries.map((entry, index) =>
          entry.message?.call ? (
            <CallLine key={entry.key} call={entry.message.call} own={own} at={entry.at} />
          ) : (
            <MessageRow
              key={entry.key}
              entry={entry}
              own={own}
              name={own ? t("you") : name}
              isFirst={index === 0}
              isLast={index === last}
            />
          ),
        )}
        {!call && <Foot {...props} inChannel={inChannel} />}
      </div>
    </div>
  );
}, same);

/** Who wrote a block of a channel, and when it begins. */
function Author({
  block: { senderId },
  name,
  avatar,
  at,
}: {
  block: Entries;
  name: string;
  avatar: string | null;
  at: string;
}) {
  return (
    <>
      <Avatar id={senderId} name={name} src={avatar} className="absolute! start-3 top-0.5 z-1 sm:start-5" />
      {/* Every message says to those who hear it when it was written. */}
      <p aria-hidden="true" className="flex items-baseline gap-2 leading-5">
        <span className="min-w-0 truncate font-semibold text-sm" dir="auto">
          {name}
        </span>
        <span className="shrink-0 text-ink-soft text-xs">
          <FormattedDate time={at} timeStyle="short" />
        </span>
      </p>
    </>
  );
}

/** A block is drawn once as a whole, so that its height is known; then only while it is in sight. */
const MEASURED_MS = 1_000;

function useSkippedOutOfSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.style.setProperty("content-visibility", "auto"), MEASURED_MS);
    return () => clearTimeout(timer);
  }, []);
  return box;
}

/** What became of the last message of a block. */
function Foot({ inChannel, ...props }: Props & { inChannel: boolean }) {
  const last = props.block.entries.at(-1);
  if (!last) return null;
  if (last.failed !== undefined)
    return <Refused clientId={last.key} reason={last.failed} atStart={inChannel} />;
  if (!inChannel) return <Below entry={last} own={props.own} read={isRead(props)} />;
  return last.seq === null ? (
    <span className="flex min-h-4 items-center gap-1 text-ink-soft text-xs">
      <Sending behind={last.behind ?? false} />
    </span>
  ) : null;
}

/** The time of a message, and the delivery state of the viewer's own. */
function Below({ entry, own, read }: { entry: Entry; own: boolean; read: boolean }) {
  const { t } = useTranslation("chats");
  const Mark = read ? CheckCheck : Check;
  return (
    <span
      className={cx(
        "flex min-h-4 items-center gap-1 px-1 text-ink-soft text-xs",
        own ? "self-end" : "self-start",
      )}
    >
      {entry.seq === null && (
        <>
          <Sending behind={entry.behind ?? false} />
          <span aria-hidden="true">·</span>
        </>
      )}
      <FormattedDate time={entry.at} timeStyle="short" />
      {own && entry.seq !== null && (
        <Mark
          role="img"
          aria-label={read ? t("read") : t("sent")}
          className={cx("size-4", read && "text-accent")}
          strokeWidth={1.75}
        />
      )}
    </span>
  );
}

/** Why a message has not arrived yet. */
function Sending({ behind }: { behind: boolean }) {
  const { t } = useTranslation("chats");
  const online = useOnline();
  const down = useLiveState() === "down";
  const state = online && !down ? "sending" : "waits";
  return (
    <>
      <Clock aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {t(behind ? "waits_behind" : state)}
    </>
  );
}

/** The server refused it: the reason, and the actions. */
function Refused({ clientId, reason, atStart }: { clientId: string; reason: string; atStart: boolean }) {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  return (
    <div
      role="alert"
      className={cx(
        "grid max-w-full text-sm",
        atStart ? "justify-items-start" : "justify-items-end self-end",
      )}
    >
      <span className={cx("text-bad", !atStart && "px-1 text-end")}>
        {reason ? t("failed", { reason }) : t("failed_plain")}
      </span>
      <span className={cx("flex flex-wrap gap-x-1", !atStart && "justify-end")}>
        <Button
          size="sm"
          variant="quiet"
          icon={<RotateCw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => markFailed(me, clientId, null)}
        >
          {t("again")}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => dequeue(me, clientId)}
        >
          {t("discard")}
        </Button>
      </span>
    </div>
  );
}
