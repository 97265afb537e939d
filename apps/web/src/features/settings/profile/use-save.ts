import { type RefObject, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { problemsIn, saveProfile, saveRecord, unsavedIn } from "./api.ts";
import { type Draft, type Problems, problemsOf, type Values } from "./draft.ts";

/** Saves the changes of a form: what is wrong with them, whether it is at work, and why it failed. */
export function useSave(
  form: RefObject<HTMLFormElement | null>,
  changes: Draft,
  onSaved: (saved: Draft) => void,
) {
  const { t } = useTranslation("settings");
  const me = useMember();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = (found: Problems, message: string) => {
    setProblems(found);
    const [first] = Object.keys(found);
    setFailure(first === undefined ? message : t("profile.check"));
    if (first !== undefined) focusField(form.current, first);
  };

  const run = async () => {
    if (busy || Object.keys(changes).length === 0) return;
    const found = problemsOf(changes);
    if (Object.keys(found).length > 0) return refuse(found, "");
    setProblems({});
    setFailure(null);
    setBusy(true);
    let choosing = false;
    try {
      await saveProfile(me.id, changes);
      choosing = true;
      await saveRecord(me.id, changes);
      onSaved(changes);
      toast(t("profile.saved"), { kind: "good", id: "profile-saved" });
    } catch (refused) {
      const message = refused instanceof Error ? refused.message : "";
      const named = problemsIn(refused);
      const unsaved = choosing && Object.keys(named).length === 0 ? unsavedIn(changes) : {};
      refuse(named, message || t("profile.failed"));
      // The affected choices are marked; the reason is shown once below.
      if (Object.keys(unsaved).length > 0) setProblems(unsaved);
    } finally {
      setBusy(false);
    }
  };

  /** A field that changes is no longer wrong. */
  const forget = (change: Draft) => {
    setFailure(null);
    setProblems((before) => {
      const left = { ...before };
      for (const field of Object.keys(change) as (keyof Values)[]) delete left[field]; // a Draft has no other keys
      return left;
    });
  };
  return { busy, problems, failure, run, forget };
}

/** After the errors are drawn, so that the field is read out with its own. */
function focusField(form: HTMLFormElement | null, field: string): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] input`);
    // In the middle: the bar at the bottom must not cover what is wrong.
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
