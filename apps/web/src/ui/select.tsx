import { ChevronDown } from "lucide-react";
import { cx } from "./cx.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";

/** What a select offers; `lang`: of a label in another language than the page's. */
type SelectOption<V extends string> = { value: V; label: string; lang?: string };

/** One of a short list. For long lists take `Combobox`. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled = false,
  className,
  ...field
}: FieldProps & {
  options: readonly SelectOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <div className="relative">
          <select
            {...ids}
            name={name}
            disabled={disabled}
            value={chosen?.value ?? ""}
            onChange={({ target }) => {
              const next = options.find((option) => option.value === target.value);
              if (next) onChange(next.value);
            }}
            className={cx(
              controlClass,
              "select h-11 cursor-pointer pe-9 text-start",
              !chosen && "text-ink-soft",
            )}
          >
            {!chosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value: one, label, lang }) => (
              <option key={one} value={one} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 top-3.5 size-4 text-ink-soft"
            strokeWidth={1.75}
          />
        </div>
      )}
    </Field>
  );
}
