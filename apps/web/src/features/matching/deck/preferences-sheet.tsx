import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { WEEKLY_HOURS } from "@kompagnon/contract/matching/rules.ts";
import { SELECTION_MAX, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Brain, ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useBlocker } from "react-router";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { ConfirmDialog, Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Loaded, SkeletonText } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import { changeStatus, type Preferences, preferencesQuery } from "../api.ts";
import { useHours, useLabels } from "../labels.ts";
import { useDraft, WIDE_SCREEN } from "./sheets.ts";

const UNKNOWN: Preferences = { skills_sought: [], skills_must: false, weekly_hours: null, paused: false };
const seeks = ({ skills_sought, skills_must, weekly_hours }: Preferences) =>
  [...skills_sought, skills_must, weekly_hours].join();

/** What I look for, whether I am paused, and the way to another picture. */
export function PreferencesSheet({
  open,
  onOpenChange,
  onChanged,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is sought has changed, so that other cards come first. */
  onChanged: () => void;
}) {
  const { t } = useTranslation("matching");
  const { t: learned } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const wide = useMedia(WIDE_SCREEN);
  const { data, error, refetch } = useQuery({ ...preferencesQuery(), enabled: open });
  const [draft, set] = useDraft(open, data ?? UNKNOWN);
  const [failure, setFailure] = useState<string | null>(null);
  const [closing, setClosing] = useState(false);
  const unsaved = data !== undefined && (seeks(data) !== seeks(draft) || data.paused !== draft.paused);
  const close = () => {
    setClosing(false);
    onOpenChange(false);
  };
  const save = async () => {
    setFailure(null);
    try {
      const after = await call("PUT /api/matching/preferences", { body: draft });
      queryClient.setQueryData(preferencesQuery().queryKey, after);
      changeStatus(() => ({ paused: after.paused }));
      toast(learned("preferences.saved"), { kind: "good", id: "preferences" });
      onOpenChange(false);
      if (data && seeks(data) !== seeks(after)) onChanged();
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : String(problem));
    }
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (!next && unsaved ? setClosing(true) : onOpenChange(next))}
      title={t("preferences.title")}
      from={wide ? "end" : "bottom"}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {failure && <FormError>{failure}</FormError>}
          <Button disabled={!data} onClick={save}>
            {ui("save")}
          </Button>
        </div>
      }
    >
      <Loaded
        data={data}
        failed={error && <ErrorState error={error} onRetry={() => refetch()} />}
        loading={<SkeletonText lines={6} className="pt-3" />}
      >
        {() => <Fields draft={draft} set={set} />}
      </Loaded>
      {open && (
        <LeaveGuard unsaved={unsaved} closing={closing} onStay={() => setClosing(false)} onLeave={close} />
      )}
    </Sheet>
  );
}

/** Asks before choices that are not saved are left behind, by closing the sheet or by going to another page. */
function LeaveGuard({
  unsaved,
  closing,
  onStay,
  onLeave,
}: {
  unsaved: boolean;
  closing: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation("matching/learned");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const gone = useRef(false);
  return (
    <ConfirmDialog
      open={closing || blocker.state === "blocked"}
      onOpenChange={(open) => {
        // The dialog closes after either answer; only staying takes the step back.
        if (open || gone.current) return;
        blocker.reset?.();
        onStay();
      }}
      title={t("preferences.leave_title")}
      text={t("preferences.leave_text")}
      confirm={t("preferences.leave_confirm")}
      danger
      onConfirm={() => {
        gone.current = true;
        blocker.proceed?.();
        onLeave();
      }}
    />
  );
}

function Fields({ draft, set }: { draft: Preferences; set: (change: Partial<Preferences>) => void }) {
  const { t } = useTranslation("matching/learned");
  const labels = useLabels();
  const hours = useHours();
  return (
    <div className="grid gap-6 pt-2">
      <div className="grid gap-2">
        <ChoiceChips
          label={t("preferences.skills")}
          max={SELECTION_MAX}
          choices={SKILLS.map((value) => ({ value, label: labels.skill(value) }))}
          value={draft.skills_sought}
          onChange={(skills) =>
            set({ skills_sought: skills, ...(skills.length === 0 && { skills_must: false }) })
          }
        />
        <p className="text-ink-soft text-sm">{t("preferences.skills_hint")}</p>
      </div>
      <Switch
        label={t("preferences.must")}
        hint={t("preferences.must_hint")}
        disabled={draft.skills_sought.length === 0}
        checked={draft.skills_must}
        onChange={({ target }) => set({ skills_must: target.checked })}
      />
      <div className="grid gap-2">
        <ChoiceChip
          clearable
          label={t("preferences.hours")}
          choices={WEEKLY_HOURS.map((value) => ({ value, label: hours(value) }))}
          value={draft.weekly_hours}
          onChange={(weekly_hours) => set({ weekly_hours })}
        />
        <p className="text-ink-soft text-sm">{t("preferences.hours_hint")}</p>
      </div>
      <Switch
        label={t("preferences.pause")}
        hint={t("preferences.pause_hint")}
        checked={draft.paused}
        onChange={({ target }) => set({ paused: target.checked })}
      />
      <ButtonLink
        to={`${matchingPaths.setup}?change=1`}
        variant="secondary"
        icon={<ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      >
        {t("preferences.picture")}
      </ButtonLink>
      <ButtonLink
        to={settingsPaths.area("matching")}
        variant="secondary"
        icon={<Brain aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      >
        {t("title")}
      </ButtonLink>
    </div>
  );
}
