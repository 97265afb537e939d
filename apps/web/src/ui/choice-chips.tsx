import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { FormError } from "./field.tsx";

/** One thing to choose. */
type Choice<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

type Shared<V extends string> = {
  /** What is being chosen; the group's accessible name. */
  label: ReactNode;
  hideLabel?: boolean;
  choices: readonly Choice<V>[];
  error?: string | undefined;
  /** A button after the last choice. */
  more?: ReactNode;
  className?: string;
};

const chip =
  "relative inline-flex min-h-10 cursor-pointer select-none items-center gap-1.5 rounded-full border px-3.5 py-1.5 text-sm transition-colors duration-150 " +
  "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2";

function Chip({
  on,
  off,
  type,
  label,
  ...input
}: {
  on: boolean;
  off: boolean;
  type: "checkbox" | "radio";
  label: ReactNode;
  name: string;
  onChange: () => void;
  onClick?: () => void;
}) {
  return (
    <label
      className={cx(
        chip,
        on
          ? "border-accent bg-accent font-medium text-on-accent"
          : "border-line-strong/70 bg-raised text-ink hover:border-ink-soft",
        off && !on && "cursor-default opacity-45",
      )}
    >
      <input
        type={type}
        {...input}
        checked={on}
        disabled={off && !on}
        className="absolute inset-0 cursor-inherit appearance-none rounded-full outline-none"
      />
      {on && <Check aria-hidden="true" className="pointer-events-none size-4 shrink-0" strokeWidth={2.25} />}
      <span className="pointer-events-none">{label}</span>
    </label>
  );
}

/** Selects several options, at most `max`; when full, the others are disabled until one is deselected. */
export function ChoiceChips<V extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
  max,
  error,
  more,
  className,
}: Shared<V> & { value: readonly V[]; onChange: (value: V[]) => void; max?: number }) {
  const { t } = useTranslation("ui");
  const name = useId();
  const full = max !== undefined && value.length >= max;
  const toggle = (one: V) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend
        className={
          hideLabel ? "sr-only" : "mb-2 flex w-full items-baseline justify-between gap-3 font-medium text-sm"
        }
      >
        <span>{label}</span>
        {max !== undefined && (
          <span aria-live="polite" className="font-normal text-ink-soft tabular-nums">
            {t("chosen", { chosen: value.length, max })}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            type="checkbox"
            name={name}
            label={choice.label}
            on={value.includes(choice.value)}
            off={full || choice.disabled === true}
            onChange={() => toggle(choice.value)}
          />
        ))}
        {more}
      </div>
      {error && (
        <div className="mt-2">
          <FormError>{error}</FormError>
        </div>
      )}
    </fieldset>
  );
}

/** One of many. With `clearable`, pressing the chosen one again clears it. */
export function ChoiceChip<V extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
  clearable = false,
  error,
  more,
  className,
}: Shared<V> & { value: V | null; onChange: (value: V | null) => void; clearable?: boolean }) {
  const name = useId();
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className={hideLabel ? "sr-only" : "mb-2 font-medium text-sm"}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            type={clearable ? "checkbox" : "radio"}
            name={name}
            label={choice.label}
            on={value === choice.value}
            off={choice.disabled === true}
            onChange={() => onChange(clearable && value === choice.value ? null : choice.value)}
          />
        ))}
        {more}
      </div>
      {error && (
        <div className="mt-2">
          <FormError>{error}</FormError>
        </div>
      )}
    </fieldset>
  );
}
