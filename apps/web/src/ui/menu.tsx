import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";
import { itemClass, popupClass } from "./popup-classes.ts";

/** A button and the list of actions behind it. `trigger` is the button; it needs an accessible name. */
export function Menu({
  trigger,
  align = "end",
  side = "bottom",
  defaultOpen = false,
  children,
}: {
  trigger: ReactElement;
  /** Open as soon as it is drawn. */
  defaultOpen?: boolean;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  children: ReactNode;
}) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} className="z-50 outline-none">
          <Base.Popup className={popupClass}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** An action of a menu; a link when `to` is given. */
export function MenuItem({
  icon,
  children,
  to,
  onClick,
  danger = false,
  disabled = false,
  className,
}: {
  icon?: ReactNode;
  children: ReactNode;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  const look = cx(itemClass, danger && "text-bad", className);
  if (to !== undefined)
    return (
      <Base.LinkItem closeOnClick render={<Link to={to} />} className={look} {...(onClick && { onClick })}>
        {icon}
        {children}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={look} disabled={disabled} {...(onClick && { onClick })}>
      {icon}
      {children}
    </Base.Item>
  );
}

/** A line between groups of a menu. */
export const MenuSeparator = () => <hr className="my-1.5 border-line" />;

/** One choice out of several inside a menu, with its heading. */
export function MenuRadios<V extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  label?: ReactNode;
  value: V;
  onChange: (value: V) => void;
  choices: readonly { value: V; label: ReactNode; icon?: ReactNode; lang?: string }[];
}) {
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

/** A menu that opens beside an item of another menu. */
export function Submenu({
  label,
  icon,
  children,
}: {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}) {
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
