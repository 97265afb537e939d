import { Check, CheckCheck, Clock, RotateCw, Trash2 } from "lucide-react";
import { Fragment, memo, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLiveState } from "#platform/live/use-live.ts";
import { useOnline } from "#platform/offline.ts";
import { useMember } from "#platform/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedDate } from "#ui/format.tsx";
import { dequeue, markFailed } from "../outbox.ts";
import type { Block, Entry } from "../thread.ts";
import { CallLine } from "./call-line.tsx";
import { MessageRow } from "./message-row.tsx";

type BubblesProps = {
  block: Block;
  own: boolean;
  /** Who wrote it. */
  name: string;
  /** Their picture's address; only channels show it. */
  avatar: string | null | undefined;
  otherReadSeq: number;
  /** The first unread message: the line stands above it. */
  unreadSeq: number | null;
};

const has = ({ entries }: Block, seq: number | null) =>
  seq !== null && entries.some((entry) => entry.seq === seq);
const isRead = ({ block, otherReadSeq }: BubblesProps) =>
  (block.entries.at(-1)?.seq ?? Number.POSITIVE_INFINITY) <= otherReadSeq;
/** Whether two renderings look the same: long threads draw what changed only. */
const same = (a: BubblesProps, b: BubblesProps): boolean =>
  a.name === b.name &&
  a.avatar === b.avatar &&
  a.block.entries.length === b.block.entries.length &&
  a.block.entries.every(({ key, message, failed, behind }, index) => {
    const other = b.block.entries[index];
    return (
      key === other?.key && message === other.message && failed === other.failed && behind === other.behind
    );
  }) &&
  isRead(a) === isRead(b) &&
  has(a.block, a.unreadSeq) === has(b.block, b.unreadSeq) &&
  (!has(a.block, a.unreadSeq) || a.unreadSeq === b.unreadSeq);

/** The messages of one person within a few minutes, with what became of the last below. */
export const Bubbles = memo(function Bubbles(props: BubblesProps) {
  const { t } = useTranslation("chats");
  const { block, own, name, avatar, unreadSeq } = props;
  const box = useSkippedOutOfSight();
  const call = block.entries[0]?.message?.call;
  const inChannel = avatar !== undefined && !own && !call;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      role="group"
      data-block
      aria-label={own ? t("you") : name}
      className={cx(
        "relative mb-1 px-3 pb-2 [contain-intrinsic-size:auto_5rem] sm:px-5",
        inChannel && "ps-13 sm:ps-15",
      )}
    >
      {inChannel && (
        <>
          <Avatar
            id={block.senderId}
            name={name}
            src={avatar}
            size="sm"
            className="absolute! start-3 top-0 sm:start-5"
          />
          <p className="truncate pb-0.5 font-semibold text-sm" dir="auto">
            {name}
          </p>
        </>
      )}
      <div className="flex flex-col gap-1">
        {block.entries.map((entry) => (
          <Fragment key={entry.key}>
            {entry.seq !== null && entry.seq === unreadSeq && <UnreadLine />}
            {entry.message?.call ? (
              <CallLine call={entry.message.call} own={own} at={entry.at} />
            ) : (
              <MessageRow entry={entry} own={own} name={own ? t("you") : name} />
            )}
          </Fragment>
        ))}
        {!call && <Foot {...props} />}
      </div>
    </div>
  );
}, same);

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

function UnreadLine() {
  const { t } = useTranslation("chats");
  return (
    <p
      data-unread
      className="my-2 flex items-center gap-3 font-medium text-signal-ink text-xs before:h-px before:flex-1 before:bg-signal/40 after:h-px after:flex-1 after:bg-signal/40"
    >
      {t("unread_line")}
    </p>
  );
}

/** What became of the last message of a block. */
function Foot(props: BubblesProps) {
  const last = props.block.entries.at(-1);
  if (!last) return null;
  return last.failed !== undefined ? (
    <Refused clientId={last.key} reason={last.failed} />
  ) : (
    <Below entry={last} own={props.own} read={isRead(props)} />
  );
}

/** When it was written, and how far one's own has come. */
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
      {entry.seq === null && <OnItsWay behind={entry.behind ?? false} />}
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
function OnItsWay({ behind }: { behind: boolean }) {
  const { t } = useTranslation("chats");
  const online = useOnline();
  const down = useLiveState() === "down";
  const words = behind ? t("waits_behind") : online && !down ? t("sending") : t("waits");
  return (
    <>
      <Clock aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {words}
      <span aria-hidden="true">·</span>
    </>
  );
}

/** The server refused it: why, and what one can do. */
function Refused({ clientId, reason }: { clientId: string; reason: string }) {
  const { t } = useTranslation("chats");
  const { id: me } = useMember();
  return (
    <div role="alert" className="grid max-w-full justify-items-end self-end text-sm">
      <span className="px-1 text-end text-bad">{reason ? t("failed", { reason }) : t("failed_plain")}</span>
      <span className="flex flex-wrap justify-end gap-x-1">
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
