import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type ComponentProps, type Ref, useState, useSyncExternalStore } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"textarea">, "id" | "maxLength"> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** Counts towards this many characters. What is typed beyond stays and is shown as too long. */
    max?: number;
    /** Grows with what is typed, up to this many lines. */
    maxRows?: number;
  };

/** The height of a line in rem. */
const LINE = 1.55;
/** A text area of this many lines: with its padding of 1.25 rem and its border, as high as `rows` makes it. */
const heightOf = (lines: number): string => `calc(${lines * LINE + 1.25}rem + 2px)`;

const never = () => () => undefined;
/**
 * False in a page that was drawn ahead of time, which may not carry styles in its elements: its policy forbids them. There a
 * text area has the height of its `rows`, which growing with its content would ignore, so that nothing below it moves later.
 */
const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Several lines of text that grow with their content, with a counter when `max` is given. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  max,
  maxRows = 12,
  rows = 4,
  className,
  onChange,
  ...rest
}: Props) {
  const { t } = useTranslation("ui");
  const awake = useAwake();
  const [typed, setTyped] = useState(() => lengthOf(String(rest.defaultValue ?? "")));
  const length = typeof rest.value === "string" ? lengthOf(rest.value) : typed;
  const left = max === undefined ? null : max - length;
  return (
    <Field
      label={label}
      {...{ hint, error }}
      optional={optional ?? false}
      hideLabel={hideLabel ?? false}
      className={className}
      aside={
        left !== null && (
          <output
            className={cx("ms-auto shrink-0 text-sm tabular-nums", left < 0 ? "text-bad" : "text-ink-soft")}
          >
            {left < 0 ? t("too_long", { count: -left }) : t("remaining", { count: left })}
          </output>
        )
      }
    >
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          rows={rows}
          onChange={(event) => {
            setTyped(lengthOf(event.target.value));
            onChange?.(event);
          }}
          {...(awake && { style: { minHeight: heightOf(rows), maxHeight: heightOf(maxRows) } })}
          className={cx(controlClass, "resize-none py-2.5", awake && "field-sizing-content")}
        />
      )}
    </Field>
  );
}
