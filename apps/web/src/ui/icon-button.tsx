import type { ComponentProps, ReactNode } from "react";
import { iconButtonClass } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "quiet" | "outline" | "filled";
  /** Side length 40 or 48 px. */
  size?: "md" | "lg";
  /** Leave the tooltip out where the label is next to it anyway. */
  tooltip?: boolean;
};

/** A button that is only an icon: it always has a name, and shows it on hover and focus. */
export function IconButton({ label, icon, variant, size, tooltip = true, className, ...rest }: Props) {
  const button = (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass(variant, size, className)}>
      {icon}
    </button>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
