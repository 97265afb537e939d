import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { PAPER_LANGUAGES, STEPS_OF } from "@kompagnon/contract/agreements/rules.ts";
import { paperOf } from "@kompagnon/contract/agreements/template/paper.ts";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { SaveNote } from "#ui/save-note.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch } from "#ui/switch.tsx";
import { PaperView } from "../paper-view.tsx";
import { FIELDS } from "./fields.tsx";
import { SendStep } from "./send-step.tsx";
import { type Draft, useDraft } from "./use-draft.ts";

/** The form in steps and the paper next to it; on narrow screens one of the two. */
export function Writing({
  agreement,
  newVersion,
  onReload,
}: {
  agreement: Agreement;
  /** Whether it was signed, and a new version of it was requested. */
  newVersion: boolean;
  onReload: () => void;
}) {
  const { t } = useTranslation("agreements");
  const draft = useDraft(agreement, newVersion);
  const [view, setView] = useState<"form" | "preview">("form");
  const [explained, setExplained] = useState(true);
  const wording = useDeferredValue({ kind: agreement.kind, language: draft.language, fields: draft.fields });
  const waits = agreement.version !== null && agreement.version.closed === null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex gap-1 rounded-control border border-line p-1 lg:hidden">
          <legend className="sr-only">{t("tabs.label")}</legend>
          {(["form", "preview"] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className={cx(
                "min-h-10 rounded-control px-4 font-medium text-sm",
                view === one ? "bg-accent-soft text-accent" : "text-ink-soft hover:text-ink",
              )}
            >
              {t(`tabs.${one}`)}
            </button>
          ))}
        </fieldset>
        <SaveNote
          state={draft.state}
          labelOf={t}
          onRetry={draft.flush}
          onReload={onReload}
          className="ms-auto"
        />
      </div>
      {waits && <Banner tone="warn">{t("was_sent")}</Banner>}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={cx(view !== "form" && "max-lg:hidden")}>
          <Steps agreement={agreement} draft={draft} />
        </div>
        <section
          aria-label={t("tabs.preview")}
          className={cx("grid gap-3 lg:sticky lg:top-20", view !== "preview" && "max-lg:hidden")}
        >
          <Switch
            label={t("explain")}
            checked={explained}
            onChange={(event) => setExplained(event.target.checked)}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <div tabIndex={0} className="rounded-card lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
            <PaperView paper={paperOf(wording)} language={wording.language} explained={explained} />
          </div>
        </section>
      </div>
    </div>
  );
}

function Steps({ agreement, draft }: { agreement: Agreement; draft: Draft }) {
  const { t } = useTranslation("agreements");
  const steps = STEPS_OF[agreement.kind];
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // Moves the focus to the new step, so that it is read out and visible.
    if (moved.current && at >= 0) heading.current?.focus();
  }, [at]);
  const go = (next: number) => {
    moved.current = true;
    setAt(next);
  };
  const step = steps[at];
  const key = step?.key ?? "send";
  const StepFields = step && FIELDS[step.key];
  return (
    <div className="grid gap-5">
      <Stepper current={at} total={steps.length + 1} />
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t(`step.${key}`)}
        </h2>
        <p className="text-pretty text-ink-soft">{t(`step_text.${key}`)}</p>
      </div>
      {StepFields ? (
        <div key={key} className="grid gap-5">
          {at === 0 && (
            <ChoiceChip
              label={t("begin.language")}
              choices={PAPER_LANGUAGES.map((one) => ({ value: one, label: t(`begin.${one}`) }))}
              value={draft.language}
              onChange={(next) => next && draft.setLanguage(next)}
            />
          )}
          <StepFields kind={agreement.kind} fields={draft.fields} set={draft.set} />
        </div>
      ) : (
        <SendStep agreement={agreement} draft={draft} />
      )}
      <div className="flex justify-between gap-3 border-line border-t pt-4">
        <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
          {t("previous")}
        </Button>
        {at < steps.length && <Button onClick={() => go(at + 1)}>{t("next")}</Button>}
      </div>
    </div>
  );
}
