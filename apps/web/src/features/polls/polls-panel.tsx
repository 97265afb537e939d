import {
  POLL_ANSWER_MAX,
  POLL_ANSWERS_MAX,
  POLL_ANSWERS_MIN,
  POLL_DAYS,
  POLL_QUESTION_MAX,
} from "@kompagnon/contract/polls/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChartBarBig, Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { pollsOf, pollsQuery, usePollChange, usePollNews } from "./cache.ts";
import { PollCard } from "./poll-card.tsx";

/** The polls of a channel next to its messages; follows every vote. */
export function PollsPanel({ groupId, channelId }: { groupId: string; channelId: string }) {
  const { t } = useTranslation("polls");
  const [asking, setAsking] = useState(false);
  const [search] = useSearchParams();
  const list = useInfiniteQuery(pollsQuery(groupId, channelId));
  usePollNews(groupId, channelId);
  const polls = pollsOf(list.data);
  const channel = { group_id: groupId, channel_id: channelId };
  const begin = (
    <Button
      variant="secondary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setAsking(true)}
    >
      {t("new")}
    </Button>
  );
  if (list.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (list.isError && !list.data)
    return (
      <ErrorState className="py-4!" title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {asking ? <NewPollForm channel={channel} onDone={() => setAsking(false)} /> : polls.length > 0 && begin}
      {polls.length === 0 && !asking && (
        <EmptyState
          className="py-6!"
          icon={<ChartBarBig strokeWidth={1.75} />}
          title={t("empty_title")}
          action={begin}
        >
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {polls.map((poll) => (
          <li key={poll.id}>
            <PollCard poll={poll} sought={search.get("poll") === poll.id} />
          </li>
        ))}
      </ul>
      <NextPage list={list} prefetchMargin="200px" />
    </div>
  );
}

type Days = (typeof POLL_DAYS)[number] | null;
type Draft = { clientId: string; question: string; answers: readonly string[]; days: Days };
const CHOICES = [null, ...POLL_DAYS] as const;
/** What was typed outlives closing the panel. */
const drafts = new Map<string, Draft>();
const fresh = (): Draft => ({ clientId: crypto.randomUUID(), question: "", answers: ["", ""], days: 3 });

const isReady = ({ question, answers }: Draft): boolean =>
  question.trim() !== "" && question.length <= POLL_QUESTION_MAX && answers.every((one) => one.trim() !== "");

/** The positions of answers that repeat an earlier one. */
const repeatedIn = (answers: readonly string[]): number[] => {
  const tidy = answers.map((one) => fold(one).trim());
  return tidy.flatMap((one, at) => (tidy.indexOf(one) < at ? [at] : []));
};

/** Asks a channel something: a question, two to five answers, and when it ends. */
function NewPollForm({
  channel,
  onDone,
}: {
  channel: { group_id: string; channel_id: string };
  onDone: () => void;
}) {
  const { t } = useTranslation("polls");
  const { group_id: id, channel_id: channelId } = channel;
  const [draft, setDraft] = useState(() => drafts.get(channelId) ?? fresh());
  const ask = usePollChange("POST /api/groups/{id}/channels/{channelId}/polls", channel);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(channelId, next);
    setDraft(next);
    if (ask.isError) ask.reset();
  };
  const { clientId, question, answers, days } = draft;
  const alike = ask.error?.details.find(({ code }) => code === "answers_alike")?.message;
  const repeated = alike ? repeatedIn(answers) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady(draft) || ask.isPending) return;
    const onSuccess = () => {
      drafts.delete(channelId);
      onDone();
    };
    ask.mutate(
      { params: { id, channelId }, body: { client_id: clientId, question, answers: [...answers], days } },
      { onSuccess },
    );
  };
  return (
    <Form
      onSubmit={submit}
      aria-busy={ask.isPending}
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <TextArea
        label={t("question")}
        value={question}
        max={POLL_QUESTION_MAX}
        rows={2}
        dir="auto"
        autoFocus
        onChange={(event) => change({ question: event.target.value })}
      />
      <AnswerFields
        answers={answers}
        errorAt={(at) => (repeated.includes(at) ? alike : undefined)}
        onChange={(next) => change({ answers: next })}
      />
      <Select
        label={t("days")}
        value={String(days)}
        options={CHOICES.map((one) => ({ value: String(one), label: t(`days_${one}`) }))}
        onChange={(value) => change({ days: CHOICES.find((one) => String(one) === value) ?? null })}
      />
      {ask.isError && repeated.length === 0 && <FormError boxed>{alike ?? ask.error.message}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={ask.isPending} disabled={!isReady(draft)}>
          {t("ask")}
        </Button>
      </div>
    </Form>
  );
}

/** Two to five answers; those beyond two can be taken away again. */
function AnswerFields({
  answers,
  errorAt,
  onChange,
}: {
  answers: readonly string[];
  errorAt: (at: number) => string | undefined;
  onChange: (answers: readonly string[]) => void;
}) {
  const { t } = useTranslation("polls");
  return (
    <>
      {answers.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its position
          key={at}
          label={t("answer", { number: at + 1 })}
          value={text}
          error={errorAt(at)}
          maxLength={POLL_ANSWER_MAX}
          dir="auto"
          onChange={(event) => onChange(answers.with(at, event.target.value))}
          {...(answers.length > POLL_ANSWERS_MIN && {
            end: (
              <IconButton
                label={t("remove", { number: at + 1 })}
                tooltip={false}
                icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
                onClick={() => onChange(answers.toSpliced(at, 1))}
              />
            ),
          })}
        />
      ))}
      {answers.length < POLL_ANSWERS_MAX && (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...answers, ""])}
        >
          {t("add")}
        </Button>
      )}
    </>
  );
}
