import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** A short name that appears on hover and keyboard focus. The child needs its own accessible name. */
export function Tooltip({
  label,
  side = "bottom",
  disabled = false,
  children,
}: {
  label: ReactNode;
  /** Which side of the child; the logical sides follow the reading direction. */
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  disabled?: boolean;
  children: ReactElement;
}) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-ground text-sm shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Lets neighbouring tooltips follow one another without delay. Once around the app. */
export const TooltipProvider = Base.Provider;
