import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from "react";
import { lazyModule, prefetch, useOpening } from "./lazy-module.ts";
import {
  type First,
  type MenuItemProps,
  MenuPartsContext,
  type MenuRadiosProps,
  type Place,
  type SubmenuProps,
} from "./menu-parts.ts";

/** The menu's code. It loads when a menu is likely to be opened. */
const menuWindow = lazyModule(() => import("./menu-window.tsx"));

/**
 * A button and the list of actions behind it. `trigger` is the button; it needs an accessible name. It stays the same
 * element whether the list is there or not, so it never loses the focus.
 */
export function Menu({
  trigger,
  align = "end",
  side = "bottom",
  children,
}: Partial<Place> & { trigger: ReactElement<ComponentProps<"button">>; children: ReactNode }) {
  const [opening, setOpening] = useState<{ first: First } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpening(null);
  const { window, open } = useOpening(menuWindow, opening !== null, close);
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpening({ first: event.key === "ArrowDown" ? "first" : "last" });
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: `${id}-button`,
        "aria-haspopup": "menu",
        "aria-expanded": opening !== null,
        ...(open && { "aria-controls": id, "data-popup-open": "" }),
        onPointerEnter: () => prefetch(menuWindow),
        onFocus: () => prefetch(menuWindow),
        // Keys and screen readers press without a pointer.
        onClick: ({ detail }) => setOpening(opening ? null : { first: detail === 0 ? "first" : null }),
        onKeyDown: openByKey,
      })}
      {window && (
        <window.MenuWindow
          open={open}
          onClose={close}
          anchor={button}
          returnTo={() => button.current}
          id={id}
          labelledBy={`${id}-button`}
          align={align}
          side={side}
          first={opening?.first ?? null}
        >
          {children}
        </window.MenuWindow>
      )}
    </>
  );
}

/** A menu without a button of its own, next to an element: open while it is mounted. */
export function AnchoredMenu({
  anchor,
  returnTo,
  onClose,
  children,
}: {
  anchor: HTMLElement;
  /** What has the focus afterwards. */
  returnTo: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const { window, open } = useOpening(menuWindow, true, onClose);
  return (
    window && (
      <window.MenuWindow
        {...{ open, onClose, returnTo, children }}
        anchor={anchor}
        align="center"
        side="bottom"
      />
    )
  );
}

/** An action of a menu; a link when `to` is given. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

/** A line between groups of a menu. */
export const MenuSeparator = () => <hr className="my-1.5 border-line" />;

/** One choice out of several inside a menu, with its heading. */
export function MenuRadios<V extends string>(props: MenuRadiosProps<V>) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Radios {...props} />;
}

/** A menu that opens next to an item of another menu. */
export function Submenu(props: SubmenuProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Submenu {...props} />;
}
