import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "quiet" | "outline" | "filled";
  /** Side length 40 or 48 px. */
  size?: "md" | "lg";
  /** Leave the tooltip out where the label stands beside it anyway. */
  tooltip?: boolean;
};

/** The classes of a square icon button. */
export const iconButtonClass = (variant: Props["variant"] = "quiet", size: Props["size"] = "md", more?: string) =>
  cx(
    "relative inline-grid shrink-0 place-items-center rounded-control transition-colors duration-150",
    "disabled:pointer-events-none disabled:opacity-50",
    size === "lg" ? "size-12" : "size-10",
    variant === "quiet" && "text-ink-soft hover:bg-sunken hover:text-ink data-popup-open:bg-sunken",
    variant === "outline" && "border border-line-strong/60 bg-raised text-ink hover:bg-sunken",
    variant === "filled" && "bg-accent text-on-accent hover:bg-accent-strong",
    more,
  );

/** A button that is only an icon: it always has a name, and shows it on hover and focus. */
export function IconButton({ label, icon, variant, size, tooltip = true, className, ...rest }: Props) {
  const button = (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass(variant, size, className)}>
      {icon}
    </button>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
