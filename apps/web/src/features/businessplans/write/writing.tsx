import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import { CHAPTERS, PLAN_TITLE_MAX } from "@kompagnon/contract/businessplans/rules.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { SaveNote } from "#ui/save-note.tsx";
import { Outlook } from "../result/outlook.tsx";
import { ChapterField } from "./chapter-field.tsx";
import { Finish } from "./finish.tsx";
import { NumberFields } from "./number-fields.tsx";
import { type PlanDraft, usePlan } from "./use-plan.ts";

const PARTS = [...CHAPTERS, "numbers", "outlook"] as const;

/** The chapters one after the other, the numbers, and what they come to. */
export function Writing({ plan: fetched, onReload }: { plan: BusinessPlan; onReload: () => void }) {
  const { t } = useTranslation("businessplans");
  const draft = usePlan(fetched);
  const { plan } = draft;
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // Moves the focus to the new step, so that it is read out and visible.
    if (!moved.current || at < 0) return;
    steps.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    heading.current?.focus();
  }, [at]);
  const go = (next: number) => {
    moved.current = true;
    setAt(next);
  };
  const part = PARTS[at] ?? "outlook";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <h1 className="sr-only">{plan.title || t("title")}</h1>
      <nav ref={steps} aria-label={t("parts")} className="lg:sticky lg:top-20">
        <ol className="flex gap-1 overflow-x-auto lg:grid">
          {PARTS.map((one, place) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === part ? "step" : undefined}
                onClick={() => go(place)}
                className={cx(
                  "min-h-10 w-full whitespace-nowrap rounded-control px-3 py-1.5 text-start text-sm lg:whitespace-normal",
                  one === part ? "bg-accent-soft font-medium text-accent" : "text-ink-soft hover:bg-sunken",
                )}
              >
                {t(`chapter.${one}`)}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label={t("name")}
            value={plan.title}
            maxLength={PLAN_TITLE_MAX}
            dir="auto"
            autoComplete="off"
            className="grow"
            onChange={(event) => draft.change({ title: event.target.value })}
          />
          <SaveNote
            state={draft.state}
            say={t}
            onRetry={draft.flush}
            onReload={onReload}
            className="min-h-11"
          />
        </div>
        <section className="grid grid-cols-1 gap-5" aria-labelledby="part">
          <div className="grid gap-1">
            <h2 id="part" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {t(`chapter.${part}`)}
            </h2>
            <p className="text-pretty text-ink-soft">{t(`hint.${part}`)}</p>
          </div>
          <Part part={part} draft={draft} />
        </section>
        <div className="flex justify-between gap-3 border-line border-t pt-4">
          <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
            {t("previous")}
          </Button>
          {at < PARTS.length - 1 && <Button onClick={() => go(at + 1)}>{t("next")}</Button>}
        </div>
      </div>
    </div>
  );
}

function Part({ part, draft }: { part: (typeof PARTS)[number]; draft: PlanDraft }) {
  const { plan } = draft;
  if (part === "numbers")
    return (
      <>
        <NumberFields numbers={plan.numbers} onChange={(numbers) => draft.change({ numbers })} />
        <Outlook numbers={plan.numbers} short />
      </>
    );
  if (part === "outlook")
    return (
      <>
        <Outlook numbers={plan.numbers} />
        <Finish draft={draft} />
      </>
    );
  return <ChapterField key={part} chapter={part} draft={draft} />;
}
