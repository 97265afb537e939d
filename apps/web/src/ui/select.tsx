import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";
import { itemClass, popupClass } from "./popup-classes.ts";

/** One of a short list, chosen from a popup. For long lists take `Combobox`. */
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
  options: readonly { value: V; label: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(next: V | null) => next !== null && onChange(next)}
          disabled={disabled}
          {...(name !== undefined && { name })}
        >
          <Base.Trigger
            {...ids}
            className={cx(
              controlClass,
              "flex h-11 cursor-pointer items-center justify-between gap-3 text-start",
            )}
          >
            <Base.Value className="truncate data-placeholder:text-ink-soft" placeholder={placeholder} />
            <Base.Icon>
              <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" strokeWidth={1.75} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className="z-50 outline-none" sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup className={cx(popupClass, "min-w-(--anchor-width)")}>
                <Base.List>
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className={itemClass}>
                      <Base.ItemText className="grow">{option.label}</Base.ItemText>
                      <Base.ItemIndicator>
                        <Check aria-hidden="true" className="size-4 text-accent" strokeWidth={2.25} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
