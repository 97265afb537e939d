import { Tooltip as Base } from "@base-ui/react/tooltip";
import { useState } from "react";
import { type Tip, tips } from "./tips.ts";

/** Draws the current tooltip next to its element. */
export function TooltipWindow({ tip }: { tip: Tip | null }) {
  // The last tip is shown until it has faded.
  const [last, setLast] = useState(tip);
  if (tip && tip !== last) setLast(tip);
  const drawn = tip ?? last;
  if (!drawn) return null;
  return (
    <Base.Root open={tip !== null} onOpenChange={(open) => !open && tips.hide()}>
      <Base.Portal>
        <Base.Positioner anchor={drawn.anchor} side={drawn.side} sideOffset={8} className="z-50">
          <Base.Popup
            onPointerEnter={() => tips.stay()}
            onPointerLeave={() => tips.leave()}
            className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-ground text-sm shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {drawn.label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
