import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";

/** What every field shares. `error` replaces the hint and is announced. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows "optional" next to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
};

/** The ids a control needs to point at its label and notes. */
export type FieldIds = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** The look of anything that is typed into. */
export const controlClass =
  "w-full rounded-control border border-line-strong bg-raised px-3.5 text-base text-ink placeholder:text-ink-soft " +
  "transition-colors duration-150 hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 " +
  "disabled:opacity-60 aria-invalid:border-bad aria-invalid:outline-bad";

/** What is wrong, announced when it appears. `boxed` for a whole form's error, plain below a field. */
export function FormError({ children, boxed = false }: { children: ReactNode; boxed?: boolean }) {
  if (!children) return null;
  return (
    <span
      role="alert"
      className={cx(
        "flex items-start gap-1.5 text-bad text-sm",
        boxed && "rounded-control border border-bad/40 bg-bad-soft px-3.5 py-3",
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </span>
  );
}

/** Label, control, and a hint or error below it; the control is drawn with the ids it is given. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  aside,
  className,
  children,
}: FieldProps & {
  /** Shown at the end of the note line, such as a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const note = `${id}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div className={cx("grid grid-cols-1 content-start gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-medium text-ink text-sm"}>
        {label}
        {/* The space belongs to the name: without it, label and note are read out as one word. */}
        {optional && (
          <>
            {" "}
            <span className="ms-0.5 font-normal text-ink-soft leading-none">({t("optional")})</span>
          </>
        )}
      </label>
      {children({ id, ...(hasNote && { "aria-describedby": note }), ...(error && { "aria-invalid": true }) })}
      {(hasNote || aside) && (
        <div className="flex items-start justify-between gap-3">
          <div id={note} className="text-ink-soft text-sm">
            {error ? <FormError>{error}</FormError> : hint}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "id" | "size"> & {
    ref?: Ref<HTMLInputElement>;
    /** A small picture at the start, or a button at the end, inside the field. */
    start?: ReactNode;
    end?: ReactNode;
  };

/** One line of text. Takes everything an input takes, so `{...register("name")}` of a form works. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  start,
  end,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      {...{ hint, error }}
      optional={optional ?? false}
      hideLabel={hideLabel ?? false}
      className={className}
    >
      {(ids) => (
        <div className="relative">
          {start && (
            <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-ink-soft">
              {start}
            </span>
          )}
          <input
            {...input}
            {...ids}
            className={cx(
              controlClass,
              "h-11 [&[readonly]]:border-line [&[readonly]]:bg-sunken",
              Boolean(start) && "ps-10",
              Boolean(end) && "pe-12",
            )}
          />
          {end && <span className="absolute inset-y-0 end-1 grid place-items-center">{end}</span>}
        </div>
      )}
    </Field>
  );
}
