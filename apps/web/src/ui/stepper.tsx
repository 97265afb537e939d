import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";

const colourOf = (step: number, current: number): string => {
  if (step < current) return "bg-accent";
  return step === current ? "bg-accent/60" : "bg-line";
};

/** The position in a row of steps. `current` counts from 0. Screen readers get the text, the bars are visual. */
export function Stepper({
  current,
  total,
  className,
}: {
  current: number;
  total: number;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  const words = t("step", { step: current + 1, total });
  return (
    <div className={cx("grid gap-2", className)}>
      <p className="text-ink-soft text-sm tabular-nums">{words}</p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: total }, (_, step) => `step ${step}`).map((step, index) => (
          <span
            key={step}
            className={cx("h-1.5 grow rounded-full transition-colors duration-240", colourOf(index, current))}
          />
        ))}
      </div>
    </div>
  );
}
