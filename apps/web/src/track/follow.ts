import { CLICK_TEXT_MAX, MOVE_EVERY } from "@kompagnon/contract/analytics/rules.ts";
import { onCallAccepted } from "#platform/call-events.ts";
import { followErrors } from "./errors.ts";
import { stepsBy } from "./funnels.ts";
import { depthHere, fromStart, seenTo } from "./place.ts";
import { type View, whenScrolled } from "./view.ts";
import type { Visit } from "./visit.ts";

/** What can be pressed. */
const CONTROLS =
  "a,button,summary,label,input,select,textarea,[role=button],[role=tab],[role=menuitem],[role=option]";
/** Members' texts are marked with their own direction; typed text and elements marked as private are left out as well. */
const USER_CONTENT = "bdi,[dir=auto],input,select,textarea,[contenteditable],[data-private],.sr-only";

/** The words on a control, without any that a person wrote. */
function wordsOf(control: Element): string {
  // Links in the dashboard lead to people and their things, and are called like them; those of the navigation are ours.
  const mayTell = control.matches("button,summary,[role]") || control.closest("nav,header,footer");
  if (control.closest(USER_CONTENT) || (!mayTell && location.pathname.startsWith("/dashboard"))) return "";
  const copy = control.cloneNode(true) as Element; // a copy of an element is one
  for (const one of copy.querySelectorAll(USER_CONTENT)) one.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, CLICK_TEXT_MAX);
}

/** The pressed element, in few words: its control, or its text. */
function describe(target: EventTarget | null): { tag: string; role?: string; text?: string } | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(CONTROLS);
  const one = control ?? target;
  const role = one.getAttribute("role");
  const text = control ? wordsOf(control) : "";
  return { tag: one.tagName.toLowerCase(), ...(role && { role }), ...(text && { text }) };
}

/** Depths that are reported when they are first reached, in percent. */
const SCROLL_DEPTHS = [25, 50, 75, 100];

type On = <E extends Event>(name: string, heard: (event: E) => void, target?: EventTarget) => void;

/** Clicks, each with the control it met, and every tenth move. */
function followPointer(visit: Visit, on: On): void {
  on<MouseEvent>("click", ({ target, pageX, pageY }) => {
    const element = describe(target);
    const position = { x: fromStart(pageX), y: pageY };
    visit.spot({ heatmapType: "click", position, element });
    visit.event({
      eventType: "click",
      eventCategory: "interaction",
      eventAction: element?.role ?? element?.tag ?? "",
      eventLabel: element?.text ?? "",
      element,
      position,
    });
  });
  let moves = 0;
  on<MouseEvent>("mousemove", ({ pageX, pageY }) => {
    moves += 1;
    if (moves % MOVE_EVERY === 0)
      visit.spot({ heatmapType: "move", position: { x: fromStart(pageX), y: pageY }, element: null });
  });
}

/** Reports the scroll depth; each depth once a page. */
function followScroll(visit: Visit, on: On): void {
  let page: View | null = null;
  let deepest = 0;
  const rested = whenScrolled(() => {
    if (page !== visit.view) deepest = 0;
    page = visit.view;
    visit.scrolled();
    visit.spot({ heatmapType: "scroll", position: { x: 0, y: seenTo() }, element: null });
    const before = deepest;
    deepest = Math.max(before, depthHere());
    const mark = SCROLL_DEPTHS.findLast((one) => one <= deepest);
    if (mark !== undefined && mark > before)
      visit.event({
        eventType: "scroll",
        eventCategory: "reading",
        eventAction: "depth",
        eventLabel: `${mark} %`,
        eventData: { depth: mark },
      });
  });
  on("scroll", rested, document);
}

/** Pages change without a document of their own, and the browser says so only for the way back and forth. */
function followTurns(visit: Visit, on: On): () => void {
  const { pushState, replaceState } = history;
  const turn = () => visit.turn();
  on("popstate", turn);
  history.pushState = (...state) => {
    pushState.apply(history, state);
    turn();
  };
  history.replaceState = (...state) => {
    replaceState.apply(history, state);
    turn();
  };
  return () => {
    history.pushState = pushState;
    history.replaceState = replaceState;
  };
}

/** Reports the visitor's actions on the page to the visit, until the returned function is called. */
export function follow(visit: Visit): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const on: On = (name, heard, target = window) =>
    target.addEventListener(name, heard as EventListener, { capture: true, passive: true, signal }); // by its name
  followPointer(visit, on);
  followScroll(visit, on);
  on("submit", () =>
    visit.event({ eventType: "form_submit", eventCategory: "interaction", eventAction: "submit" }),
  );
  on("visibilitychange", () => visit.inSight(!document.hidden), document);
  onCallAccepted((route, answer) => visit.steps(stepsBy(route, answer)), signal);
  const stopTurns = followTurns(visit, on);
  const stopErrors = followErrors((fault) => visit.fault(fault));
  return () => {
    ends.abort();
    stopTurns();
    stopErrors();
  };
}
