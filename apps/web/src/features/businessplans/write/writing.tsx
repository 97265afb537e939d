import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import type { Chapter } from "@kompagnon/contract/businessplans/rules.ts";
import { CHAPTER_MAX, CHAPTERS, PLAN_TITLE_MAX } from "@kompagnon/contract/businessplans/rules.ts";
import { Check } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { SaveNote } from "#ui/save-note.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { Conflict } from "./conflict.tsx";
import { changedParts, readDraft, type StoredDraft, storeDraft, typedOf } from "./stored-draft.ts";
import { TypedContext } from "./typed-numbers.ts";
import { type PlanDraft, usePlan } from "./use-plan.ts";

/** A chapter in the member's own words, with an example of a business of the same kind. */
function ChapterField({ chapter, draft }: { chapter: Chapter; draft: PlanDraft }) {
  const { t } = useTranslation("businessplans");
  const { plan, change } = draft;
  return (
    <>
      <Suspense fallback={null}>
        <Example chapter={chapter} family={plan.family} />
      </Suspense>
      <TextArea
        label={t(`chapter.${chapter}`)}
        hideLabel
        value={plan.chapters[chapter]}
        max={CHAPTER_MAX}
        rows={10}
        maxRows={24}
        dir="auto"
        onChange={(event) => change({ chapters: { [chapter]: event.target.value } })}
      />
    </>
  );
}

function Example({ chapter, family }: { chapter: Chapter; family: PlanDraft["plan"]["family"] }) {
  const { t } = useTranslation("businessplans");
  const { t: examples } = useTranslation("businessplans/examples");
  return (
    <p className="rounded-card bg-sunken p-4 text-pretty text-sm">
      <span className="font-semibold">{t("example")}: </span>
      {examples(`${family}.${chapter}`)}
    </p>
  );
}

/** Asks before the plan is left with something unsaved, and before the window is `closing` with it. */
function LeaveGuard({ unsaved, closing }: { unsaved: boolean; closing: boolean }) {
  const { t } = useTranslation("businessplans");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a network the shell decides whether the next page is there; what was typed stays on the device.
      unsaved && navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  const gone = useRef(false);
  useEffect(() => {
    if (!closing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [closing]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        // The dialog closes after either answer; only staying takes the step back.
        if (!open && !gone.current) blocker.reset?.();
      }}
      title={t("leave.title")}
      text={t("leave.text")}
      confirm={t("leave.confirm")}
      onConfirm={() => {
        gone.current = true;
        blocker.proceed?.();
      }}
    />
  );
}

const loadFigures = () => import("./figures.tsx");
const NumbersPart = lazy(async () => ({ default: (await loadFigures()).NumbersPart }));
const OutlookPart = lazy(async () => ({ default: (await loadFigures()).OutlookPart }));

const PARTS = [...CHAPTERS, "numbers", "outlook"] as const;
type PlanPart = (typeof PARTS)[number];

/** A plan with what this device has of it beyond the server; where it was changed elsewhere meanwhile, the author decides first. */
export function Writing({ plan: fetched, onReload }: { plan: BusinessPlan; onReload: () => void }) {
  const { id: me } = useMember();
  // What is saved here comes back as a newer plan, which is no change elsewhere.
  const [plan] = useState(fetched);
  const nothing: StoredDraft = { version: plan.version, change: {}, typed: {} };
  const [kept, setKept] = useState(() => {
    const found = readDraft(me, plan.id);
    if (!found) return nothing;
    const typed = typedOf(plan, found.typed);
    if (changedParts(plan, found.change).length > 0) return { ...found, typed };
    // The server has it all: only its answer was lost.
    const left = { ...nothing, typed };
    storeDraft(me, plan.id, left);
    return left;
  });
  if (kept.version !== plan.version)
    return (
      <Conflict
        plan={plan}
        stored={kept}
        onTake={() => setKept({ ...kept, version: plan.version })}
        onDrop={() => {
          storeDraft(me, plan.id, null);
          setKept(nothing);
        }}
      />
    );
  return <Editor plan={plan} kept={kept} onReload={onReload} />;
}

/** The chapters with what is written of them, the numbers and the result: in narrow windows a list to choose from. */
function PartsNav({
  plan: { chapters },
  part,
  onGo,
}: {
  plan: BusinessPlan;
  part: PlanPart;
  onGo: (next: PlanPart) => void;
}) {
  const { t } = useTranslation("businessplans");
  const written = new Set<PlanPart>(CHAPTERS.filter((chapter) => chapters[chapter].trim() !== ""));
  const progress = t("written", { n: written.size, all: CHAPTERS.length });
  return (
    <>
      <Select
        className="lg:hidden"
        label={t("parts")}
        hint={progress}
        options={PARTS.map((value) => ({ value, label: t(`chapter.${value}`) }))}
        value={part}
        onChange={onGo}
      />
      <nav aria-label={t("parts")} className="grid gap-3 max-lg:hidden lg:sticky lg:top-20">
        <p className="px-3 text-ink-soft text-sm">{progress}</p>
        <ol className="grid gap-1">
          {PARTS.map((one) => (
            <li key={one} className={cx(one === "numbers" && "mt-1 border-line border-t pt-2")}>
              <button
                type="button"
                aria-current={one === part ? "step" : undefined}
                onClick={() => onGo(one)}
                className={cx(
                  "flex min-h-10 w-full items-center gap-2 rounded-control px-3 py-1.5 text-start text-sm",
                  one === part ? "bg-accent-soft font-medium text-accent" : "text-ink-soft hover:bg-sunken",
                )}
              >
                <span className="min-w-0 grow">{t(`chapter.${one}`)}</span>{" "}
                {written.has(one) && (
                  <>
                    <Check aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={2.25} />
                    <span className="sr-only">{t("chapter_written")}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** The chapters one after the other, the numbers, and what they come to. */
function Editor({
  plan: fetched,
  kept,
  onReload,
}: {
  plan: BusinessPlan;
  kept: StoredDraft;
  onReload: () => void;
}) {
  const { t } = useTranslation("businessplans");
  const draft = usePlan(fetched, kept);
  const { typed, keepTyped, dropLine } = draft;
  const isRefused = draft.state === "not_saved" || draft.state === "stale";
  const isUnsaved = isRefused || Object.keys(typed).length > 0;
  useLeavingNote(isUnsaved);
  useEffect(() => {
    // Right after the page, so that numbers are there without a network as well.
    loadFigures().catch(() => undefined);
  }, []);
  const numbers = useMemo(() => ({ typed, storeTyped: keepTyped, dropLine }), [typed, keepTyped, dropLine]);
  const { plan } = draft;
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // Moves the focus to the new step, so that it is read out and visible.
    if (!moved.current || at < 0) return;
    heading.current?.focus();
  }, [at]);
  const go = (next: number) => {
    moved.current = true;
    setAt(next);
  };
  const part = PARTS[at] ?? "outlook";
  return (
    <TypedContext value={numbers}>
      <LeaveGuard unsaved={isUnsaved} closing={isUnsaved || draft.state === "saving"} />
      {Object.keys({ ...kept.change, ...kept.typed }).length > 0 && (
        <Banner className="mb-6">{t("kept.restored")}</Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <h1 className="sr-only">{plan.title || t("title")}</h1>
        <PartsNav plan={plan} part={part} onGo={(next) => go(PARTS.indexOf(next))} />
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
              labelOf={t}
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
            {at > 0 && (
              <Button variant="secondary" onClick={() => go(at - 1)}>
                {t("previous")}
              </Button>
            )}
            {at < PARTS.length - 1 && (
              <Button className="ms-auto" onClick={() => go(at + 1)}>
                {t("next")}
              </Button>
            )}
          </div>
        </div>
      </div>
    </TypedContext>
  );
}

/** Says where what is unsaved stays when the page is left without a network. */
function useLeavingNote(isUnsaved: boolean): void {
  const { t } = useTranslation("businessplans");
  const note = useEffectEvent(() => {
    if (isUnsaved && !navigator.onLine) toast(t("kept.here"), { kind: "warn" });
  });
  useEffect(() => () => note(), []);
}

function Part({ part, draft }: { part: PlanPart; draft: PlanDraft }) {
  if (part !== "numbers" && part !== "outlook")
    return <ChapterField key={part} chapter={part} draft={draft} />;
  const Figures = part === "numbers" ? NumbersPart : OutlookPart;
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card!" />}>
      <Figures draft={draft} />
    </Suspense>
  );
}
