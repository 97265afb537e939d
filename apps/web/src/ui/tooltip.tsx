import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { lazyModule, prefetch } from "./lazy-module.ts";
import { type TipSide, tips } from "./tips.ts";

const loadWindow = lazyModule(async () => (await import("./tooltip-window.tsx")).TooltipWindow);

/** The listeners that a tooltip adds to its element. */
type Listening = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

/**
 * A short name that appears on hover and keyboard focus. The child needs its own accessible name. It only listens: what
 * draws tips comes with the first one, and there is one of it for all.
 */
export function Tooltip({
  label,
  side = "bottom",
  disabled = false,
  children,
}: {
  label: ReactNode;
  side?: TipSide;
  disabled?: boolean;
  children: ReactElement;
}) {
  const shown = useRef<HTMLElement>(null);
  // An element that goes away takes its tip along.
  useEffect(() => () => tips.hide(shown.current), []);
  if (disabled) return children;
  const { props: own } = children as ReactElement<Listening>; // whatever can be pointed at has these
  const tip = (anchor: HTMLElement) => {
    shown.current = anchor;
    prefetch(loadWindow);
    return { anchor, label, side };
  };
  const listening: Listening = {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== "touch") tips.showDelayed(tip(event.currentTarget));
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      tips.leave();
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      tips.hide();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) tips.show(tip(event.currentTarget));
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      tips.hide(event.currentTarget);
    },
  };
  return cloneElement(children as ReactElement<Listening>, listening); // see above
}

/** Where tooltips appear. Once in the app. */
export function Tips() {
  const tip = useSyncExternalStore(tips.onChange, tips.now, () => null);
  const Window = useSyncExternalStore(loadWindow.onLoaded, loadWindow.loaded, () => null);
  return Window && <Window tip={tip} />;
}
