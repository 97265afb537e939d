import { SELECTION_MAX } from "@kompagnon/contract/profiles/rules.ts";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { isComposing } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import type { Answers, STEPS } from "../answers.ts";
import { useWizard } from "../use-wizard.ts";
import {
  BioStep,
  GoalStep,
  IdeaStep,
  LanguageStep,
  ModelsStep,
  PersonStep,
  SkillsStep,
  type StepProps,
} from "./steps.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

/** The nine steps (spec: community, section 2). `start` is the step to continue at, from 0. */
export function Wizard({ initial, start }: { initial: Answers; start: number }) {
  const { t } = useTranslation("onboarding");
  const { t: ui } = useTranslation("ui");
  const wizard = useWizard(initial, start);
  const { index, step, answers, busy, failure } = wizard;
  const body = useFocusOnStep(index);
  const asks = step === "jobs" || step === "newsletter";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asks) void wizard.pass({});
  };
  // Enter goes on from everywhere; in a long text it needs Ctrl or Cmd, and buttons have an Enter of their own.
  const enter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    const { target } = event;
    const text = target instanceof HTMLTextAreaElement;
    if (text ? event.ctrlKey || event.metaKey : target instanceof HTMLHeadingElement)
      event.currentTarget.requestSubmit();
  };

  return (
    <WizardFrame step={index}>
      <DocumentTitle>{t("title")}</DocumentTitle>
      <Form
        noValidate
        onSubmit={submit}
        onKeyDown={enter}
        aria-busy={busy}
        className="flex grow flex-col pt-6 sm:grow-0 sm:pt-10"
      >
        <div key={step} ref={body} className="grow animate-rise">
          <h1 tabIndex={-1} className="text-2xl outline-none">
            {t(`${step}.title`)}
          </h1>
          <p className="mt-2 mb-7 text-ink-soft text-lg">
            {step === "models" || step === "skills"
              ? t(`${step}.lead`, { max: SELECTION_MAX })
              : t(`${step}.lead`)}
          </p>
          <StepBody step={step} answers={answers} change={wizard.change} problems={wizard.problems} />
          {asks && <Question step={step} answers={answers} busy={busy} onAnswer={wizard.pass} />}
        </div>
        {failure !== null && (
          <div className="mt-5">
            <FormError boxed>{failure}</FormError>
          </div>
        )}
        <div
          data-page-controls
          className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-6 flex items-center justify-between gap-3 border-line border-t bg-ground px-4 py-3 sm:static sm:mx-0 sm:mt-8 sm:mb-12 sm:border-0 sm:px-0"
        >
          {index > 0 ? (
            <Button
              variant="quiet"
              onClick={wizard.back}
              icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
            >
              {ui("back")}
            </Button>
          ) : (
            <span />
          )}
          {!asks && (
            <Button type="submit" size="lg" busy={busy} className="min-w-36">
              {ui("next")}
            </Button>
          )}
        </div>
      </Form>
    </WizardFrame>
  );
}

function StepBody({ step, ...props }: StepProps & { step: (typeof STEPS)[number] }) {
  switch (step) {
    case "language":
      return <LanguageStep {...props} />;
    case "person":
      return <PersonStep {...props} />;
    case "models":
      return <ModelsStep {...props} />;
    case "skills":
      return <SkillsStep {...props} />;
    case "goal":
      return <GoalStep {...props} />;
    case "bio":
      return <BioStep {...props} />;
    case "idea":
      return <IdeaStep {...props} />;
    default:
      return null; // the last two only ask
  }
}

/** A question with two answers; each one goes on at once. */
function Question({
  step,
  answers,
  busy,
  onAnswer,
}: {
  step: "jobs" | "newsletter";
  answers: Answers;
  busy: boolean;
  onAnswer: (change: Partial<Answers>) => Promise<void>;
}) {
  const { t } = useTranslation("onboarding");
  const given = answers[step];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {([true, false] as const).map((answer) => (
        <Button
          key={String(answer)}
          size="lg"
          variant={answer ? "primary" : "secondary"}
          busy={busy && given === answer}
          disabled={busy && given !== answer}
          onClick={() => onAnswer({ [step]: answer })}
          className="min-h-16"
        >
          {t(`${step}.${answer ? "yes" : "no"}`)}
        </Button>
      ))}
    </div>
  );
}

/** A new step takes the focus: its text field where there is a keyboard, else its heading, which is read out. */
function useFocusOnStep(index: number) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    window.scrollTo({ top: 0 });
    const writes = matchMedia("(pointer: fine)").matches;
    const field = writes
      ? body.current?.querySelector<HTMLElement>("input[name='username'], textarea")
      : null;
    (field ?? body.current?.querySelector("h1"))?.focus({ preventScroll: true });
  }, [index]);
  return body;
}
