import type { Page } from "@playwright/test";

/**
 * Lists what keeps a low window from being used: controls that no scrolling uncovers, bars that leave too little of the height to
 * what scrolls between them, and a page that scrolls sideways. `hasStage`: the page is a place to draw on that does not scroll.
 */
export const unreachableControls = (page: Page, { hasStage = false } = {}): Promise<string[]> =>
  page.evaluate(inspect, hasStage);

/** In the browser: everything it uses is inside. */
function inspect(hasStage: boolean): string[] {
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), textarea, select, [role=button], [role=tab], [role=radio], [role=switch]";
  /** The share of the height that bars may take. */
  const BARS_MAX = 0.4;
  const found: string[] = [];
  const windows = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")];
  const dialog = windows.findLast(
    (one) => one.checkVisibility() && one.getAttribute("aria-modal") !== "false",
  );
  const scope = dialog ?? document.body;
  const shown = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 50);

  const width = document.documentElement.scrollWidth;
  if (width > innerWidth + 1) found.push(`scrolls sideways: ${width} px`);

  /** Whether an element stays where it is while the page scrolls under it. */
  function isBar(element: Element): boolean {
    const { position } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > innerHeight * 0.8) return false;
    return position === "fixed" || (position === "sticky" && (top <= 80 || bottom >= innerHeight - 160));
  }
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 && !dialog) {
    scrollTo({ top: (root.scrollHeight - innerHeight) / 2, behavior: "instant" });
    let bars = 0;
    for (let y = 1; y < innerHeight; y += 2) {
      let at = document.elementFromPoint(innerWidth / 2, y);
      while (at && !isBar(at)) at = at.parentElement;
      if (at) bars += 2;
    }
    if (bars > innerHeight * BARS_MAX) found.push(`bars take ${bars} of ${innerHeight} px`);
  } else if (!hasStage) {
    const scrollers = [scope, ...scope.querySelectorAll("*")].filter(
      (one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) &&
        one.scrollHeight > one.clientHeight + 1 &&
        one.clientWidth > innerWidth / 3,
    );
    const rest = Math.max(...scrollers.map(({ clientHeight }) => clientHeight));
    if (scrollers.length > 0 && rest < innerHeight * (1 - BARS_MAX) - 1)
      found.push(`what scrolls has ${rest} of ${innerHeight} px`);
  }

  /** Whether a press at the middle of a control's box reaches it. */
  function isHit(control: HTMLElement): boolean {
    const label = control.closest("label") ?? (control as HTMLInputElement).labels?.[0]; // other elements have none
    return [...control.getClientRects()].some((box) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // A box may be drawn above the real one: it lies inside what takes the press.
      const isAround = hit?.contains(control) && hit.closest("a, button, label") !== null;
      return hit !== null && (control.contains(hit) || label?.contains(hit) || isAround);
    });
  }
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.closest("[inert], [aria-hidden=true], .sr-only, .react-flow, [data-object]")) continue;
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // The skip link comes into view with the focus.
    const isSkipLink = control.matches("a[href^='#']") && getComputedStyle(control).position === "fixed";
    const { width: wide, height: high } = control.getBoundingClientRect();
    if (control.matches(":disabled") || isSkipLink || wide <= 1 || high <= 1) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (isHit(control)) continue;
    const box = control.getBoundingClientRect();
    const cover = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const name = shown(control.getAttribute("aria-label") ?? control.textContent ?? "");
    const above = cover
      ? `${cover.tagName.toLowerCase()} ${shown(cover.textContent ?? "")}`
      : "the window's edge";
    found.push(`not reachable: ${control.tagName.toLowerCase()} ${name} (${above})`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return found;
}
