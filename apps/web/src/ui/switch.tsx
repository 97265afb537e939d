import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";

type Props = Omit<ComponentProps<"input">, "type" | "id" | "role"> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** A second line in smaller type. */
  hint?: ReactNode;
};

/** Something that is on or off and takes effect at once. */
export function Switch({ label, hint, className, ...input }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx("flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1.5", className)}
    >
      <span className="grid">
        <span className="font-medium text-ink">{label}</span>
        {hint && <span className="text-ink-soft text-sm">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0 items-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself
          role="switch"
          className="peer h-6.5 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 checked:border-accent checked:bg-accent disabled:opacity-60"
        />
        <span className="pointer-events-none absolute start-[4px] size-4.5 rounded-full bg-ink-soft transition-[inset-inline-start,background-color] duration-150 peer-checked:start-[22px] peer-checked:bg-on-accent" />
      </span>
    </label>
  );
}
