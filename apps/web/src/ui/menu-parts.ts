import { type ComponentType, createContext, type ReactNode, type RefObject } from "react";

/** The place of a list. */
export type Place = {
  align: "start" | "center" | "end";
  side: "top" | "bottom" | "inline-start" | "inline-end";
};
/** Where the focus begins: for a key that opened the menu, at an item. */
export type First = "first" | "last" | null;
/** What the list of a menu is given. */
export type MenuWindowProps = Place & {
  open: boolean;
  onClose: () => void;
  /** The element that it opens next to. */
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  /** What has the focus afterwards. */
  returnTo: () => HTMLElement | null;
  id?: string;
  labelledBy?: string;
  first?: First;
  children: ReactNode;
};

/** What an item is given. */
export type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  disabled?: boolean;
  className?: string;
  /** Without the look of a line: `className` says all of it. */
  bare?: boolean;
  "aria-label"?: string;
};
/** What a choice out of several is given. */
export type MenuRadiosProps<V extends string> = {
  label?: ReactNode;
  value: V;
  onChange: (value: V) => void;
  choices: readonly { value: V; label: ReactNode; icon?: ReactNode; lang?: string }[];
};
/** The props of a submenu. */
export type SubmenuProps = { label: ReactNode; icon?: ReactNode; children: ReactNode };

/** What the items of a menu are drawn with; only the list of a menu has it. */
export const MenuPartsContext = createContext<{
  Item: ComponentType<MenuItemProps>;
  Radios: <V extends string>(props: MenuRadiosProps<V>) => ReactNode;
  Submenu: ComponentType<SubmenuProps>;
} | null>(null);
