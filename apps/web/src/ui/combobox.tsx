import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";
import { itemClass, popupClass } from "./popup-classes.ts";

/** Something to choose from a long list. */
export type Option<V extends string> = { value: V; label: string };

/** One of a long list, found by typing. */
export function Combobox<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  className,
  ...field
}: FieldProps & {
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(next: Option<V> | null) => onChange(next?.value ?? null)}
          disabled={disabled}
        >
          <div className="relative">
            <Base.Input {...ids} placeholder={placeholder} className={cx(controlClass, "h-11 pe-12")} />
            <Base.Trigger
              aria-label={t("more")}
              className="absolute end-0.5 top-0.5 grid size-10 place-items-center text-ink-soft"
            >
              <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
            </Base.Trigger>
          </div>
          <Base.Portal>
            <Base.Positioner className="z-50 outline-none" sideOffset={4}>
              <Base.Popup className={cx(popupClass, "w-(--anchor-width)")}>
                <Base.Empty className="px-2.5 py-3 text-ink-soft text-sm empty:hidden">
                  {t("none_found")}
                </Base.Empty>
                <Base.List>
                  {(option: Option<V>) => (
                    <Base.Item key={option.value} value={option} className={itemClass}>
                      <span className="grow">{option.label}</span>
                      <Base.ItemIndicator>
                        <Check aria-hidden="true" className="size-4 text-accent" strokeWidth={2.25} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
