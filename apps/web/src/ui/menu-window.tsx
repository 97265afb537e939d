import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import { type KeyboardEvent, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";
import {
  type MenuItemProps,
  MenuPartsContext,
  type MenuRadiosProps,
  type MenuWindowProps,
  type SubmenuProps,
} from "./menu-parts.ts";
import { itemClass, popupClass } from "./popup-classes.ts";

const menuParts = { Item, Radios, Submenu };

/** The list of a menu, next to its button or anchor. */
export function MenuWindow({
  open,
  onClose,
  anchor,
  returnTo,
  id,
  labelledBy,
  align,
  side,
  first,
  children,
}: MenuWindowProps) {
  const popup = useRef<HTMLDivElement>(null);
  // Not from where the focus has gone meanwhile: into a dialog that an action opened, or on by Tab.
  const back = () => {
    const { activeElement: active, body } = document;
    return active === null || active === body || popup.current?.contains(active) ? returnTo() : false;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    // From there on, the browser's tab order leads to the elements before or after it.
    returnTo()?.focus();
    onClose();
  };
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={6}
          className="z-50 outline-none"
        >
          <Base.Popup
            ref={popup}
            {...(id !== undefined && { id })}
            {...(labelledBy !== undefined && { "aria-labelledby": labelledBy })}
            finalFocus={back}
            onKeyDown={leave}
            className={popupClass}
          >
            <MenuPartsContext value={menuParts}>
              <Suspense fallback={null}>
                {children}
                {first && <StartAt which={first} popup={popup} />}
              </Suspense>
            </MenuPartsContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Opening the menu by a key focuses its first or last item. */
function StartAt({ which, popup }: { which: "first" | "last"; popup: React.RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // After the list has taken the focus itself, which it does once it is mounted.
    const frame = requestAnimationFrame(() => {
      const items = popup.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [];
      items[which === "first" ? 0 : items.length - 1]?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [which, popup]);
  return null;
}
const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

function Item({
  icon,
  children,
  to,
  onClick,
  danger = false,
  disabled = false,
  className,
  bare = false,
  ...named
}: MenuItemProps) {
  const itemClassName = cx(!bare && itemClass, danger && "text-bad", className);
  if (to !== undefined)
    return (
      <Base.LinkItem
        {...named}
        closeOnClick
        render={<Link to={to} />}
        className={itemClassName}
        {...(onClick && { onClick })}
      >
        {icon}
        {children}
      </Base.LinkItem>
    );
  return (
    <Base.Item {...named} className={itemClassName} disabled={disabled} {...(onClick && { onClick })}>
      {icon}
      {children}
    </Base.Item>
  );
}

function Radios<V extends string>({ label, value, onChange, choices }: MenuRadiosProps<V>) {
  return (
    <Base.Group>
      {label && (
        <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-ink-soft text-xs">{label}</Base.GroupLabel>
      )}
      <Base.RadioGroup value={value} onValueChange={(next: V) => onChange(next)}>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} value={choice.value} closeOnClick className={itemClass}>
            {choice.icon}
            <span lang={choice.lang} className="grow">
              {choice.label}
            </span>
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" className="size-4 text-accent" strokeWidth={2.25} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

function Submenu({ label, icon, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={cx(itemClass, "data-popup-open:bg-sunken")}>
        {icon}
        <span className="grow">{label}</span>
        <ChevronRight aria-hidden="true" className="mirror size-4 text-ink-soft" strokeWidth={1.75} />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner side="inline-end" alignOffset={-6} className="z-50 outline-none">
          <Base.Popup className={popupClass}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}
