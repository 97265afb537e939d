import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { navigationItems, useIsShown } from "./navigation.ts";

/** How long `g` waits for the letter of a page, in ms. */
const PAIR_WITHIN = 1200;

/**
 * Whether a letter could be meant for a text: the focus is in a field, or an editor is open (`data-writing-place`) in which it
 * has just been lost. A letter that a text misses is a nuisance, a page that it leads away from is worse.
 */
const couldBeText = (target: EventTarget | null): boolean =>
  document.querySelector("[data-writing-place]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('[role="textbox"], [role="combobox"], [role="searchbox"]') !== null));

/** Ctrl/Cmd+K opens the palette, `?` the list of shortcuts, `g` and a letter goes to a page. */
export function useShortcuts({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }): void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const press = useEffectEvent((event: KeyboardEvent, waiting: boolean): boolean => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onPalette();
      return false;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || couldBeText(event.target))
      return false;
    if (event.key === "?") {
      event.preventDefault();
      onHelp();
      return false;
    }
    if (event.key === "g") return true;
    const item = waiting
      ? navigationItems.filter(isShown).find((one) => one.shortcut === event.key)
      : undefined;
    if (item) {
      event.preventDefault();
      void navigate(item.to);
    }
    return false;
  });
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const waits = press(event, event.timeStamp - pressedAt < PAIR_WITHIN);
      pressedAt = waits ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
