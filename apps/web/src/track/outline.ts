import { OUTLINE_BOXES_MAX, OUTLINE_KINDS, OUTLINE_PX_MAX } from "@kompagnon/contract/analytics/rules.ts";
import { fromStart } from "./place.ts";

/** Kind, x, y, width, height. */
type Box = [number, number, number, number, number];
type Kind = (typeof OUTLINE_KINDS)[number];

const MEDIA = "img,video,canvas,picture";
const FIELDS = "input,textarea,select,[contenteditable=true]";
const BUTTONS = "button,[role=button],[role=tab],a";
const SMALLEST_PX = 3;
const LINES_OF_A_TEXT = 12;
const CLEAR = /^(?:transparent|rgba\(.+, 0\)|.+ \/ 0\))$/;

/** The colour of what acts, as the browser computes it. */
function accentColour(): string {
  const probe = document.createElement("i");
  probe.className = "bg-accent";
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** The kind of an element in the outline; null if it only contains others. */
function kindOf(element: Element, style: CSSStyleDeclaration, accent: string): Kind | null {
  if (element.matches(MEDIA)) return "image";
  if (element.tagName === "svg") return "icon";
  if (element.matches(FIELDS)) return "field";
  const filled = !CLEAR.test(style.backgroundColor);
  if (filled && style.backgroundColor === accent) return "accent";
  const bordered =
    Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0;
  if (element.matches(BUTTONS) && (filled || bordered)) return "button";
  if (filled || bordered || style.backgroundImage !== "none") return "surface";
  return Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0
    ? "line"
    : null;
}

/**
 * The layout of the page: boxes at the places of its elements, without any text or picture. Text is reported as the lines that it
 * fills.
 */
export function outlineHere(): { width: number; height: number; boxes: Box[] } {
  const boxes: Box[] = [];
  const accent = accentColour();
  const height = Math.min(document.documentElement.scrollHeight, OUTLINE_PX_MAX);
  const add = (kind: Kind, { left, top, width, height: high }: DOMRect) => {
    const x = Math.round(fromStart(left + scrollX, width));
    const y = Math.round(top + scrollY);
    if (width < SMALLEST_PX || (high < SMALLEST_PX && kind !== "line") || x < 0 || y < 0 || y > height)
      return;
    if (x + width > innerWidth + 1) return; // off-screen at the side
    boxes.push([
      OUTLINE_KINDS.indexOf(kind),
      x,
      y,
      Math.round(width),
      Math.round(Math.min(high, height - y)),
    ]);
  };
  const walk = (element: Element): void => {
    if (
      boxes.length >= OUTLINE_BOXES_MAX ||
      element.matches("[data-consent-bar],.sr-only,script,style,noscript")
    )
      return;
    // Also false within a menu that is closed.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const style = getComputedStyle(element);
    const kind = kindOf(element, style, accent);
    const rect = element.getBoundingClientRect();
    if (kind && element !== document.body) add(kind, rect);
    if (kind === "image" || kind === "icon" || kind === "field") return;
    for (const child of element.childNodes)
      if (child instanceof Element) walk(child);
      else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) lines(child, element);
  };
  const lines = (text: Node, around: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const weight = around.closest(".text-ink-soft") ? "soft" : "text";
    const kind = around.closest("h1,h2,h3") ? "heading" : weight;
    for (const rect of [...range.getClientRects()].slice(0, LINES_OF_A_TEXT)) add(kind, rect);
  };
  walk(document.body);
  return { width: innerWidth, height, boxes: boxes.slice(0, OUTLINE_BOXES_MAX) };
}
