import { CLICK_TEXT_MAX } from "@kompagnon/contract/analytics/rules.ts";

/** What can be pressed. */
const CONTROLS =
  "a,button,summary,label,input,select,textarea,[role=button],[role=tab],[role=menuitem],[role=option]";
/** Members' texts are marked with their own direction; typed text and elements marked as private are left out as well. */
const OTHERS_WORDS = "bdi,[dir=auto],input,select,textarea,[contenteditable],[data-private],.sr-only";

/** The words on a control, without any that a person wrote. */
function wordsOf(control: Element): string {
  // Links in the dashboard lead to people and their things, and are called like them; those of the navigation are ours.
  const mayTell = control.matches("button,summary,[role]") || control.closest("nav,header,footer");
  if (control.closest(OTHERS_WORDS) || (!mayTell && location.pathname.startsWith("/dashboard"))) return "";
  const copy = control.cloneNode(true) as Element; // a copy of an element is one
  for (const one of copy.querySelectorAll(OTHERS_WORDS)) one.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, CLICK_TEXT_MAX);
}

/** The pressed element, in few words: its control, or its text. */
export function describe(target: EventTarget | null): { tag: string; role?: string; text?: string } | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(CONTROLS);
  const one = control ?? target;
  const role = one.getAttribute("role");
  const text = control ? wordsOf(control) : "";
  return { tag: one.tagName.toLowerCase(), ...(role && { role }), ...(text && { text }) };
}
