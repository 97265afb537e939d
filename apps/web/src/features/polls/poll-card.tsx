import type { Poll } from "@kompagnon/contract/polls/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { Check, Ellipsis, Flag, Square, Trash2 } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { dropPoll, usePollChange } from "./cache.ts";

/**
 * Whole percentages of votes that add up to 100: what rounding down leaves over goes to the answers that lost most by it. Without
 * votes all are 0.
 */
export function sharesOf(votes: readonly number[]): number[] {
  const sum = votes.reduce((all, one) => all + one, 0);
  if (sum === 0) return votes.map(() => 0);
  const exact = votes.map((one) => (one * 100) / sum);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((all, one) => all + one, 0);
  const lossOf = (at: number): number => (exact[at] ?? 0) - (shares[at] ?? 0);
  const most = [...votes.keys()].sort((one, other) => lossOf(other) - lossOf(one)).slice(0, left);
  return shares.map((share, at) => (most.includes(at) ? share + 1 : share));
}

/** A poll with its counts; a press on an answer votes. `sought`: the address names it. */
export function PollCard({ poll, sought }: { poll: Poll; sought: boolean }) {
  const { t } = useTranslation("polls");
  const card = useRef<HTMLElement>(null);
  const vote = usePollChange("PUT /api/polls/{id}/vote", poll);
  const unvote = usePollChange("DELETE /api/polls/{id}/vote", poll);
  useEffect(() => {
    if (sought) card.current?.scrollIntoView({ block: "center" });
  }, [sought]);
  const failure = vote.error ?? unvote.error;
  const params = { id: poll.id };
  const shares = sharesOf(poll.answers.map(({ votes }) => votes));
  return (
    <article
      ref={card}
      aria-labelledby={`poll-${poll.id}`}
      className={cx("grid gap-3 rounded-card border p-4", sought ? "border-accent" : "border-line")}
    >
      <div className="flex items-start gap-2">
        <h3 id={`poll-${poll.id}`} className="min-w-0 flex-1 font-semibold wrap-anywhere" dir="auto">
          {poll.question}
        </h3>
        <PollMenu poll={poll} />
      </div>
      <ul className="grid gap-2">
        {poll.answers.map((answer, at) => (
          <li key={answer.id}>
            <Answer
              poll={poll}
              answer={answer}
              share={shares[at] ?? 0}
              onChoose={() => vote.mutate({ params, body: { answer: answer.id } })}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        <span className="tabular-nums">{t("votes", { count: poll.voters })}</span>
        <span aria-hidden="true">·</span>
        <Ending poll={poll} />
        <span aria-hidden="true">·</span>
        <span dir="auto">{t("asked_by", { name: poll.author?.username ?? t("gone_author") })}</span>
      </p>
      {poll.my_answer !== null && !poll.closed && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 justify-self-start"
          busy={unvote.isPending}
          onClick={() => unvote.mutate({ params })}
        >
          {t("unvote")}
        </Button>
      )}
      {failure && <FormError>{t("failed_change", { reason: failure.message })}</FormError>}
    </article>
  );
}

/** The end of the vote. */
function Ending({ poll: { closed, closes_at: at } }: { poll: Poll }) {
  const { t, i18n } = useTranslation("polls");
  if (closed) return <span>{t("closed")}</span>;
  if (at === null) return <span>{t("open")}</span>;
  const when = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "medium", timeStyle: "short" });
  return <span>{t("open_until", { when: when.format(new Date(at)) })}</span>;
}

/** An answer: how many chose it, whether one did, and the way to choose it. */
function Answer({
  poll,
  answer: { id, text, votes },
  share,
  onChoose,
}: {
  poll: Poll;
  answer: Poll["answers"][number];
  /** Of all votes, in percent. */
  share: number;
  onChoose: () => void;
}) {
  const { t, i18n } = useTranslation("polls");
  const mine = poll.my_answer === id;
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: "percent" }).format(share / 100);
  return (
    <button
      type="button"
      aria-pressed={mine}
      disabled={poll.closed}
      onClick={() => !mine && onChoose()}
      className={cx(
        "relative isolate flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-control border px-3 py-2 text-start",
        mine ? "border-accent" : "border-line",
        !poll.closed && "hover:border-ink-soft",
      )}
    >
      <span
        aria-hidden="true"
        className="-z-10 absolute inset-y-0 start-0 bg-accent-soft transition-[width] duration-240 ease-out motion-reduce:transition-none"
        style={{ width: `${share}%` }}
      />
      <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
        {text}
      </span>
      {mine && <Check aria-label={t("mine")} className="size-4 shrink-0 text-accent" strokeWidth={2.25} />}
      <span className="shrink-0 text-sm tabular-nums" title={t("votes", { count: votes })}>
        {percent}
      </span>
    </button>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The actions of a poll other than voting: close, delete and report it. */
function PollMenu({ poll }: { poll: Poll }) {
  const { t } = useTranslation("polls");
  const { t: ui } = useTranslation("ui");
  const { id: me } = useMember();
  const [openDialog, setOpenDialog] = useState<"delete" | "report" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = usePollChange("POST /api/polls/{id}/close", poll);
  const params = { id: poll.id };
  const remove = async () => {
    setFailure(null);
    try {
      await call("DELETE /api/polls/{id}", { params });
    } catch (problem) {
      setFailure((problem instanceof Error && problem.message) || ui("error_text"));
      throw problem;
    }
    dropPoll(poll);
  };
  const onError = ({ message }: Error) => toast(t("failed_change", { reason: message }), { kind: "warn" });
  const isMine = poll.author?.id === me;
  if (isMine && !poll.mine_to_close) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu")}
            tooltip={false}
            icon={<Ellipsis aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            className="-my-2 -me-2"
          />
        }
      >
        {poll.mine_to_close && !poll.closed && (
          <MenuItem icon={<Square {...icon} />} onClick={() => close.mutate({ params }, { onError })}>
            {t("close")}
          </MenuItem>
        )}
        {poll.mine_to_close && (
          <MenuItem icon={<Trash2 {...icon} />} danger onClick={() => setOpenDialog("delete")}>
            {t("delete")}
          </MenuItem>
        )}
        {!isMine && (
          <MenuItem icon={<Flag {...icon} />} danger onClick={() => setOpenDialog("report")}>
            {t("report")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={openDialog === "delete"}
        onOpenChange={(open) => !open && setOpenDialog(null)}
        title={t("delete_ask")}
        text={t("delete_text")}
        confirm={t("delete")}
        danger
        error={failure}
        onConfirm={remove}
      />
      <Suspense fallback={null}>
        {openDialog === "report" && (
          <ReportDialog
            subject={{ kind: "poll", id: poll.id }}
            name={poll.author?.username ?? t("gone_author")}
            {...(poll.author && { author: poll.author })}
            onClose={() => setOpenDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
