import { cx } from "./cx.ts";

/** How far something is. `value` counts from 0 to `max`; `label` says what progresses. Without it words next to the bar say it all. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = "accent",
  className,
}: {
  label?: string;
  value: number;
  max?: number;
  tone?: "accent" | "signal" | "warn" | "bad";
  className?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const fill = { accent: "bg-accent", signal: "bg-signal", warn: "bg-warn", bad: "bg-bad" } as const;
  return (
    <div
      {...(label === undefined
        ? { "aria-hidden": true }
        : {
            role: "progressbar",
            "aria-label": label,
            "aria-valuemin": 0,
            "aria-valuemax": max,
            "aria-valuenow": Math.min(max, Math.max(0, value)),
          })}
      className={cx(
        "h-2 w-full overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset",
        className,
      )}
    >
      <div
        className={cx("h-full rounded-full transition-[width] duration-240 ease-out", fill[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
