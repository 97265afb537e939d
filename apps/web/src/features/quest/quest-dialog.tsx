import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { call } from "#platform/call.ts";
import { useLiveState } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { takeQuest, useQuest } from "./api.ts";
import { progressOf, type Step, stepsOf } from "./steps.ts";

/** Asks before the quest is put away for good. */
function DismissDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("quest");
  const [failure, setFailure] = useState<string | null>(null);
  const dismiss = async () => {
    setFailure(null);
    try {
      takeQuest(await call("PUT /api/quest/status", { body: { status: "completed" } }));
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("dismiss_failed"));
      throw error; // the dialog stays open
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("dismiss_title")}
      text={t("dismiss_text")}
      confirm={t("dismiss_confirm")}
      error={failure}
      onConfirm={dismiss}
    />
  );
}

/** The spec's interval of the overlay (community, section 8), while the live stream is down. */
const POLL_MS = 4_000;

/** All steps of the quest, what each is good for, and where it is done. */
export function QuestDialog({
  quest,
  open,
  onOpenChange,
}: {
  quest: Quest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("quest");
  const [asking, setAsking] = useState(false);
  useQuest(useLiveState() === "down" && open && POLL_MS);
  const { done, total, next } = progressOf(quest);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("lead")}
      footer={
        <Button variant="quiet" className="text-ink-soft!" onClick={() => setAsking(true)}>
          {t("dismiss")}
        </Button>
      }
    >
      <p className="text-sm tabular-nums">{t("progress", { done, total })}</p>
      <ProgressBar label={t("title")} value={done} max={total} className="mt-1.5" />
      <ol className="mt-5 grid gap-5">
        {stepsOf(quest).map((step, index) => (
          <StepLine
            key={step.key}
            step={step}
            number={index + 1}
            isNext={step.key === next?.key}
            onGo={() => onOpenChange(false)}
          />
        ))}
      </ol>
      <DismissDialog open={asking} onOpenChange={setAsking} />
    </Dialog>
  );
}

function StepLine({
  step,
  number,
  isNext,
  onGo,
}: {
  step: Step;
  number: number;
  isNext: boolean;
  onGo: () => void;
}) {
  const { t, i18n } = useTranslation("quest");
  return (
    <li className="flex gap-3.5">
      <span
        className={cx(
          "grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums",
          step.done ? "bg-good-soft text-good" : "bg-sunken text-ink-soft",
        )}
      >
        {step.done ? (
          <Check aria-hidden="true" className="size-4.5" strokeWidth={2.25} />
        ) : (
          <span aria-hidden="true">{new Intl.NumberFormat(localeOf(i18n.language)).format(number)}</span>
        )}
        <span className="sr-only">{step.done ? t("done") : t("open")}</span>
      </span>
      <div className="min-w-0 grow pt-0.5">
        <h3 className={cx("font-sans font-semibold text-base tracking-normal", step.done && "text-ink-soft")}>
          {t(`steps.${step.key}.title`)}
        </h3>
        {!step.done && (
          <>
            <p className="mt-0.5 text-ink-soft text-sm">{t(`steps.${step.key}.why`)}</p>
            <ButtonLink
              to={step.to}
              size="sm"
              variant={isNext ? "primary" : "secondary"}
              className="mt-2.5"
              onClick={onGo}
            >
              {t(`steps.${step.key}.action`)}
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}
