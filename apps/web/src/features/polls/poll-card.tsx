import type { Poll } from "@kompagnon/contract/polls/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/form-error.tsx";
import { usePollChange } from "./cache.ts";
import { PollMenu } from "./poll-menu.tsx";

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
