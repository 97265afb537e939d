import { returnPath } from "@kompagnon/contract/billing/paths.ts";
import { onboardingPaths } from "@kompagnon/contract/onboarding/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { tidyUsername } from "@kompagnon/contract/profiles/rules.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { checkoutPath } from "#platform/chosen-plan.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { languageOf } from "#platform/i18n.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { type Answers, type Problems, problemsOf, STEPS, type Step, stepAsking } from "./answers.ts";
import { recordQuery, savePlace, saveStep } from "./api.ts";

/** The long texts of the wizard, as far as they are typed and not saved. */
type Texts = Partial<Pick<Answers, "bio" | "idea">>;

const keyOf = (me: string) => `onboarding.draft.${me}` as const;

/** What was typed in this tab and not saved yet. */
function keptTexts(me: string): Texts {
  try {
    const kept = JSON.parse(readItem(keyOf(me), "session") ?? "{}") as Record<keyof Texts, unknown>; // only this file writes it
    return {
      ...(typeof kept.bio === "string" && { bio: kept.bio }),
      ...(typeof kept.idea === "string" && { idea: kept.idea }),
    };
  } catch {
    return {}; // the stored value is invalid
  }
}

/** Keeps what changes of the texts in this tab until it is saved; undefined forgets one. */
function keepTexts(me: string, change: { [K in keyof Texts]: Texts[K] | undefined }): void {
  const next = JSON.stringify({ ...keptTexts(me), ...change });
  storeItem(keyOf(me), next === "{}" ? null : next, "session");
}

/** The wizard's state and what it can do. */
export type Wizard = {
  index: number;
  step: Step;
  answers: Answers;
  problems: Problems;
  busy: boolean;
  /** Why the last save failed, in the member's language. */
  failure: string | null;
  change: (change: Partial<Answers>) => void;
  /** Saves the step, with these last answers, and goes on; after the last step to the order or page that was wanted before, or to the start page's greeting. */
  pass: (last: Partial<Answers>) => Promise<void>;
  back: () => void;
};

/** The step in the browser's history, so that its back button goes one step back, and the page that led here. */
type Place = { step?: number; from?: string };

/** Where the finished wizard leads: to the order that was chosen before, else to the page that was wanted. Null: the greeting. */
function wayOn(from: string | undefined): string | null {
  const target = returnPath(from);
  return checkoutPath() ?? (target === overviewPaths.dashboard ? null : target);
}

/** What a failed save says: broken answers, the step that misses something, or a sentence. */
function verdict(failure: unknown): { problems: Problems; missing: number | null; message: string | null } {
  if (!(failure instanceof ApiError)) return { problems: {}, missing: null, message: "" };
  const codes = [failure.code, ...failure.details.map(({ code }) => code)];
  const problems: Problems = {};
  if (codes.includes("username_taken")) problems.username = "username_taken";
  if (codes.includes("username_invalid")) problems.username = "username_invalid";
  if (codes.includes("invalid_age")) problems.age = "invalid_age";
  if (codes.includes("age_locked")) problems.age = "age_locked";
  if (codes.includes("bio_too_long")) problems.bio = "bio_too_long";
  if (Object.keys(problems).length > 0) return { problems, missing: null, message: null };
  const missing = failure.details.map(({ field }) => stepAsking(field)).find((step) => step !== null) ?? null;
  return { problems, missing, message: failure.message };
}

/** Walks the nine steps, saving each as it is passed. What was typed stays, whatever a save comes to. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps share one state
export function useWizard(initial: Answers, start: number): Wizard {
  const { t, i18n } = useTranslation("onboarding");
  const navigate = useNavigate();
  const me = useMember();
  const place: Place | null = useLocation().state;
  const [answers, setAnswers] = useState(() => ({ ...initial, ...keptTexts(me.id) }));
  // The record moves on with every save; the entry in the history that we came in by stays where it was.
  const [entered] = useState(start);
  const [reached, setReached] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finished = useRef(false);
  useEffect(
    // Only once this page is gone: reading the record again while the greeting is on its way would lead to the dashboard.
    () => () => {
      if (finished.current) queryClient.removeQueries({ queryKey: recordQuery(me.id).queryKey });
    },
    [me.id],
  );
  const index = Math.max(0, Math.min(place?.step ?? entered, reached, STEPS.length - 1));
  const step = STEPS[index] ?? "language";

  const show = (next: number) => {
    setReached((before) => Math.max(before, next));
    setProblems({});
    setFailure(null);
    void navigate(onboardingPaths.register, { state: { ...place, step: next } satisfies Place });
  };

  const finish = async (username: string) => {
    const state = { welcome: true, name: tidyUsername(username) };
    finished.current = true;
    const way = wayOn(place?.from);
    if (way) await refreshSession(); // the guard only lets members through who are finished
    await navigate(way ?? sitePath("", languageOf(i18n)), { replace: true, ...(!way && { state }) });
    await refreshSession();
  };

  const pass = async (last: Partial<Answers>) => {
    if (busy) return;
    const given = { ...answers, ...last };
    setAnswers(given);
    const found = problemsOf(step, given);
    setProblems(found);
    setFailure(null);
    const [broken] = Object.keys(found);
    if (broken !== undefined) {
      focusAnswer(broken);
      return;
    }
    setBusy(true);
    try {
      await saveStep(me.id, index, given);
      if (step === "bio" || step === "idea") keepTexts(me.id, { [step]: undefined });
      if (index < STEPS.length - 1) show(index + 1);
      else await finish(given.username);
    } catch (refused) {
      const { problems: named, missing, message } = verdict(refused);
      if (missing !== null && missing !== index) show(missing);
      setProblems(named);
      if (message !== null) setFailure(message || t("save_failed"));
      const [first] = Object.keys(named);
      if (first !== undefined) focusAnswer(first);
    } finally {
      setBusy(false);
    }
  };

  return {
    index,
    step,
    answers,
    problems,
    busy,
    failure,
    change: (change) => {
      setAnswers((before) => ({ ...before, ...change }));
      const { bio, idea } = change;
      if (bio !== undefined) keepTexts(me.id, { bio });
      if (idea !== undefined) keepTexts(me.id, { idea });
      setProblems((before) => {
        const left = { ...before };
        for (const field of Object.keys(change)) delete left[field as keyof Answers]; // keys of a Partial<Answers>
        return left;
      });
    },
    pass,
    back: () => {
      savePlace(me.id, index - 1);
      show(index - 1);
    },
  };
}

/** After the errors are drawn, so that the field is read out with its own. */
function focusAnswer(field: string): void {
  requestAnimationFrame(() => {
    const named = document.querySelector<HTMLElement>(`[name="${field}"]`);
    (named ?? document.querySelector<HTMLElement>("#main fieldset input"))?.focus();
  });
}
