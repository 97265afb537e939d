import { Check, CheckCheck, Clock, RotateCw, Trash2 } from "lucide-react";
import { Fragment, memo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveState } from "#platform/live/use-live.ts";
import { useOnline } from "#platform/offline.ts";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedDate } from "#ui/format.tsx";
import { dequeue, markFailed } from "../outbox.ts";
import type { Block, Entry } from "../thread.ts";
import { Words } from "./words.tsx";

type BubblesProps = {
  block: Block;
  own: boolean;
  /** Who wrote it, for those who hear it. */
  name: string;
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
  a.block.entries.length === b.block.entries.length &&
  a.block.entries.every(({ key, seq, failed, behind }, index) => {
    const other = b.block.entries[index];
    return key === other?.key && seq === other.seq && failed === other.failed && behind === other.behind;
  }) &&
  isRead(a) === isRead(b) &&
  has(a.block, a.unreadSeq) === has(b.block, b.unreadSeq) &&
  (!has(a.block, a.unreadSeq) || a.unreadSeq === b.unreadSeq);

/** The messages of one person within a few minutes, with what became of the last below. */
export const Bubbles = memo(function Bubbles(props: BubblesProps) {
  const { t } = useTranslation("chats");
  const { block, own, name, unreadSeq } = props;
  const last = block.entries.at(-1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={own ? t("you") : name} className="mb-3 flex flex-col gap-1">
      {block.entries.map(({ key, text, seq }) => (
        <Fragment key={key}>
          {seq !== null && seq === unreadSeq && (
            <p
              data-unread
              className="my-2 flex items-center gap-3 font-medium text-signal-ink text-xs before:h-px before:flex-1 before:bg-signal/40 after:h-px after:flex-1 after:bg-signal/40"
            >
              {t("unread_line")}
            </p>
          )}
          <p
            dir="auto"
            data-message={key}
            className={cx(
              "max-w-[min(36rem,85%)] whitespace-pre-wrap rounded-card px-3.5 py-2 [overflow-wrap:anywhere]",
              own ? "self-end bg-accent text-on-accent" : "self-start border border-line bg-raised",
            )}
          >
            <Words text={text} />
          </p>
        </Fragment>
      ))}
      {last?.failed !== undefined ? (
        <Refused clientId={last.key} reason={last.failed} />
      ) : (
        last && <Below entry={last} own={own} read={isRead(props)} />
      )}
    </div>
  );
}, same);

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
