import type { Pod, PodEntry, PodMember } from "@kompagnon/contract/pods/model.ts";
import { POD_GOAL_MAX, POD_LINE_MAX, POD_OUTCOMES, type PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { usePodChange } from "./cache.ts";
import { Given } from "./cheers.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { Outcome, Streak, useDay } from "./words.tsx";

/** The member's own week: the goal while it can be set, the review at its end. */
export function MyWeek({ pod, mine }: { pod: Pod; mine: PodMember }) {
  const { t } = useTranslation("pods");
  const day = useDay();
  const { entry } = mine;
  const [editing, setEditing] = useState<"goal" | "check_in" | null>(null);
  const setsGoal = pod.can_set_goal && (editing === "goal" || entry?.goal == null);
  const looksBack = !setsGoal && pod.can_check_in && (editing === "check_in" || entry?.outcome === null);
  const done = () => setEditing(null);
  return (
    <Card as="article" aria-label={t("just_you")} className="grid gap-4 border-accent/25! sm:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow font-semibold">{t("week_of", { date: day(mine.week) })}</p>
        <Streak weeks={mine.streak} />
        {entry && <EntryMenu podId={pod.id} entry={entry} mine />}
      </header>
      {entry?.withheld && <p className="text-ink-soft">{t("withheld")}</p>}
      {setsGoal ? (
        <GoalForm pod={pod} goal={entry?.goal ?? ""} onDone={done} />
      ) : (
        <p className="text-lg wrap-anywhere" dir="auto">
          {entry?.goal ?? (entry?.withheld ? null : t("no_goal"))}
        </p>
      )}
      {looksBack && entry && <CheckInForm podId={pod.id} entry={entry} onDone={done} />}
      {!looksBack && entry?.outcome && <Outcome outcome={entry.outcome} line={entry.line} />}
      {entry && <Given pod={pod} entry={entry} />}
      {!setsGoal && !looksBack && pod.status !== "closed" && (
        <Changes pod={pod} mine={mine} onEdit={setEditing} />
      )}
    </Card>
  );
}

/** The possible changes, and the next step. */
function Changes({
  pod,
  mine: { entry },
  onEdit,
}: {
  pod: Pod;
  mine: PodMember;
  onEdit: (what: "goal" | "check_in") => void;
}) {
  const { t } = useTranslation("pods");
  if (entry?.outcome && pod.can_check_in)
    return (
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 justify-self-start"
        onClick={() => onEdit("check_in")}
      >
        {t("check_in.change")}
      </Button>
    );
  if (entry?.outcome || !entry?.goal) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <p className="min-w-0 grow">{t("goal.later")}</p>
      {pod.can_set_goal && (
        <Button size="sm" variant="quiet" onClick={() => onEdit("goal")}>
          {t("goal.change")}
        </Button>
      )}
    </div>
  );
}

function GoalForm({ pod, goal, onDone }: { pod: Pod; goal: string; onDone: () => void }) {
  const { t } = useTranslation("pods");
  const [text, setText] = useState(goal);
  const save = usePodChange("PUT /api/pods/{id}/goal", pod.id);
  const ready = text.trim() !== "" && text.length <= POD_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || save.isPending) return;
    const onSuccess = () => {
      toast(t("goal.saved"), { kind: "good" });
      onDone();
    };
    save.mutate({ params: { id: pod.id }, body: { goal: text } }, { onSuccess });
  };
  // In the member's time zone: the server decides, this only shows the time left.
  const early = new Date().getDay() === 1 || new Date().getDay() === 2;
  return (
    <Form onSubmit={submit} aria-busy={save.isPending} className="grid gap-3">
      <TextArea
        label={t("goal.label")}
        hint={t(early ? "goal.hint" : "goal.hint_today")}
        value={text}
        max={POD_GOAL_MAX}
        rows={2}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      {save.isError && <FormError boxed>{save.error.message}</FormError>}
      <Button type="submit" className="justify-self-start" disabled={!ready} busy={save.isPending}>
        {t(goal === "" ? "goal.save" : "goal.change")}
      </Button>
    </Form>
  );
}

/** The outcome of the member's week: done, partly or not, and a line. */
function CheckInForm({ podId, entry, onDone }: { podId: string; entry: PodEntry; onDone: () => void }) {
  const { t } = useTranslation("pods");
  const [outcome, setOutcome] = useState<PodOutcome | null>(entry.outcome);
  const [line, setLine] = useState(entry.line ?? "");
  const save = usePodChange("PUT /api/pods/{id}/check-in", podId);
  const ready = outcome !== null && line.trim() !== "" && line.length <= POD_LINE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || save.isPending) return;
    const onSuccess = () => {
      toast(t("check_in.saved"), { kind: "good" });
      onDone();
    };
    save.mutate({ params: { id: podId }, body: { outcome, line } }, { onSuccess });
  };
  return (
    <Form
      onSubmit={submit}
      aria-busy={save.isPending}
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <div className="grid gap-0.5">
        <h3 className="text-lg">{t("check_in.title")}</h3>
        <p className="text-ink-soft text-sm">{t("check_in.until")}</p>
      </div>
      <ChoiceChip
        label={t("check_in.outcome")}
        choices={POD_OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      <TextArea
        label={t("check_in.line")}
        hint={t("check_in.line_hint")}
        value={line}
        max={POD_LINE_MAX}
        rows={2}
        dir="auto"
        onChange={({ target }) => setLine(target.value)}
      />
      {save.isError && <FormError boxed>{save.error.message}</FormError>}
      <Button type="submit" className="justify-self-start" disabled={!ready} busy={save.isPending}>
        {t("check_in.save")}
      </Button>
    </Form>
  );
}
