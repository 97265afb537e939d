import type { PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import {
  PLAN_CENTS_MAX,
  PLAN_HOURS_MAX,
  PLAN_IDEA_MAX,
  PLAN_PEOPLE_MAX,
  PLAN_STARTS,
  PLAN_WEEKS_MAX,
  PLAN_WEEKS_MIN,
  type PlanStart,
} from "@kompagnon/contract/ai/rules.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import { useState } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { numbers } from "#ui/formatters.ts";
import { TextArea } from "#ui/text-area.tsx";
import { AmountField } from "../card/amount-field.tsx";

/** The description of an idea, without the language. */
type Draft = Omit<PlanIdea, "language">;

const FRESH: Draft = {
  idea: "",
  start: "shop",
  weeks: 12,
  hours_a_week: 10,
  budget_cents: 50_000,
  people: 1,
};

/** What was written here before, as far as it is still what it should be. */
function recalled(key: DeviceName): Draft {
  try {
    const found = JSON.parse(readItem(key) ?? "{}") as Partial<Draft>; // validated below, value by value
    const whole = (value: unknown, otherwise: number) =>
      Number.isInteger(value) ? Number(value) : otherwise;
    return {
      idea: typeof found.idea === "string" ? found.idea : FRESH.idea,
      start: PLAN_STARTS.find((one) => one === found.start) ?? FRESH.start,
      weeks: whole(found.weeks, FRESH.weeks),
      hours_a_week: whole(found.hours_a_week, FRESH.hours_a_week),
      budget_cents: whole(found.budget_cents, FRESH.budget_cents),
      people: whole(found.people, FRESH.people),
    };
  } catch {
    return FRESH;
  }
}

/** The member's description of their idea, kept on this device. */
function useIdeaDraft() {
  const { id: me } = useMember();
  const key = `plans.idea.${me}` as const;
  const [draft, setDraft] = useState(() => recalled(key));
  const change = (values: Partial<Draft>) => {
    const next = { ...draft, ...values };
    setDraft(next);
    storeItem(key, JSON.stringify(next));
  };
  return { draft, change };
}

type Frame = "weeks" | "hours_a_week" | "people" | "budget_cents";
const BOUNDS: Readonly<Record<Frame, readonly [least: number, most: number]>> = {
  weeks: [PLAN_WEEKS_MIN, PLAN_WEEKS_MAX],
  hours_a_week: [1, PLAN_HOURS_MAX],
  people: [1, PLAN_PEOPLE_MAX],
  budget_cents: [0, PLAN_CENTS_MAX],
};
const isOut = (draft: Draft, frame: Frame): boolean =>
  draft[frame] < BOUNDS[frame][0] || draft[frame] > BOUNDS[frame][1];

/** The form for an idea, which a plan is generated from. */
export function IdeaForm({ busy, onMake }: { busy: boolean; onMake: (idea: PlanIdea) => void }) {
  const { t, i18n } = useTranslation("plans");
  const { t: words } = useTranslation("plans/templates");
  const { draft, change } = useIdeaDraft();
  const [tried, setTried] = useState(false);
  const idea = draft.idea.trim();
  const frames = Object.keys(BOUNDS) as Frame[]; // Object.keys forgets the literal keys
  const wrong = idea === "" || lengthOf(idea) > PLAN_IDEA_MAX || frames.some((frame) => isOut(draft, frame));
  return (
    <Form
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        // The languages of the pages are those of the contract.
        if (!wrong && !busy) onMake({ ...draft, idea, language: i18n.language as Language });
      }}
    >
      <TextArea
        label={t("generator.idea")}
        hint={t("generator.idea_hint")}
        error={tried && idea === "" ? t("generator.idea_missing") : undefined}
        dir="auto"
        rows={4}
        max={PLAN_IDEA_MAX}
        value={draft.idea}
        onChange={(event) => change({ idea: event.target.value })}
      />
      <ChoiceChip<PlanStart>
        label={t("begin.title")}
        choices={PLAN_STARTS.map((value) => ({ value, label: words(`${value}.title`) }))}
        value={draft.start}
        onChange={(start) => start && change({ start })}
      />
      <FrameFields draft={draft} onChange={change} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("generator.make")}
      </Button>
    </Form>
  );
}

/** The time, people and money that there are. */
function FrameFields({ draft, onChange }: { draft: Draft; onChange: (values: Partial<Draft>) => void }) {
  const { t, i18n } = useTranslation("plans");
  const number = (value: number) => numbers(i18n.language).format(value);
  const errorOf = (frame: Frame, unit = 1) => {
    const [least, most] = BOUNDS[frame];
    return isOut(draft, frame)
      ? t("generator.range", { least: number(least / unit), most: number(most / unit) })
      : undefined;
  };
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <Count
        label={t("generator.weeks")}
        value={draft.weeks}
        error={errorOf("weeks")}
        onChange={(weeks) => onChange({ weeks })}
      />
      <Count
        label={t("generator.hours")}
        value={draft.hours_a_week}
        error={errorOf("hours_a_week")}
        onChange={(hours_a_week) => onChange({ hours_a_week })}
      />
      <Count
        label={t("generator.people")}
        value={draft.people}
        error={errorOf("people")}
        onChange={(people) => onChange({ people })}
      />
      <AmountField
        label={t("generator.money")}
        value={draft.budget_cents}
        disabled={false}
        error={errorOf("budget_cents", 100)}
        onChange={(cents) => onChange({ budget_cents: cents ?? 0 })}
      />
    </div>
  );
}

/** A whole number as people type it. */
function Count({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      error={error}
      value={value === 0 ? "" : String(value)}
      onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, "")))}
    />
  );
}
