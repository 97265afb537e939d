import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";
import { FormError } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "id"> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  error?: string | undefined;
};

/** A box to tick, with its sentence. The whole line can be pressed; links in the label still work. */
export function Checkbox({ label, error, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label htmlFor={id} className="flex min-h-10 cursor-pointer items-start gap-3 py-2 text-ink text-sm">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
            className="peer size-5 cursor-pointer appearance-none rounded-[5px] border border-line-strong bg-raised transition-colors duration-150 checked:border-accent checked:bg-accent aria-invalid:border-bad disabled:opacity-60"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <span id={`${id}-error`}>
          <FormError>{error}</FormError>
        </span>
      )}
    </div>
  );
}
