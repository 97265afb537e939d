import type { Page } from "@playwright/test";

/**
 * Lists the texts of a page that are cut off, broken inside a word or covered, and the controls and headings whose text is in
 * `verbatim`. Texts that scroll or are on a board, end in an ellipsis on purpose or are for screen readers only are not reported.
 */
export const layoutFindings = (page: Page, verbatim: readonly string[] = []): Promise<string[]> =>
  page.evaluate(inspect, verbatim);

/** In the browser: everything it uses is inside. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a function that a page evaluates has no others
function inspect(verbatim: readonly string[]): string[] {
  const TOLERANCE = 2;
  const WORD_MAX = 20;
  const CONTROLS = "button, [role=tab], [role=button]";
  const NAMED = `${CONTROLS}, h1, h2, h3, label, a`;
  const found = new Set<string>();
  const german = new Set(verbatim);
  const shown = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const isSmall = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  /** Whether an ancestor is for screen readers only, invisible, or inert behind a dialog. */
  const isHidden = (element: Element) =>
    element.closest("[aria-hidden=true], [inert], svg, .sr-only") !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // Rows are laid out when they come into sight; until then their height is a guess, and they seem to overlap.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('[class*="content-visibility"] { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(laidOut);

  const width = document.documentElement.scrollWidth;
  const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  if (width > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((one) => isWide(one) && !isHidden(one));
    const inner = wide.filter(
      (one) => ![...one.children].some(isWide) && !one.closest("[class*=overflow-x]"),
    );
    const names = inner
      .slice(0, 3)
      .map((one) => `${one.tagName.toLowerCase()} ${shown(one.textContent ?? "")}`);
    found.add(`scrolls sideways: ${width} px (${names.join("; ")})`);
  }

  /** The ancestor that cuts a text's line off at its side, if any. */
  function cutter(element: Element, line: DOMRect): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (isSmall(box) || style.textOverflow === "ellipsis") return null;
      // A board is moved by hand, as other boxes scroll.
      if (at.matches(".react-flow")) return null;
      if (/auto|scroll/.test(style.overflowX) || style.webkitLineClamp !== "none") return null;
      const isCut = line.right > box.right + TOLERANCE || line.left < box.left - TOLERANCE;
      if (/hidden|clip/.test(style.overflowX) && isCut) return at;
      if (at.matches("button, [role=tab]") && isCut) return at;
      if (style.position === "fixed") return null;
    }
    return null;
  }

  /** What its ancestors leave of a text's line. */
  function uncut(element: Element, { left, top, right, bottom }: DOMRect): DOMRect {
    let rest = { left, top, right, bottom };
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      rest = {
        left: Math.max(rest.left, box.left),
        top: Math.max(rest.top, box.top),
        right: Math.min(rest.right, box.right),
        bottom: Math.min(rest.bottom, box.bottom),
      };
    }
    return new DOMRect(rest.left, rest.top, rest.right - rest.left, rest.bottom - rest.top);
  }

  const range = document.createRange();
  /** A word that stands on two lines without a hyphen. */
  function broken(node: Text): string | null {
    for (const { 0: word, index } of node.data.matchAll(/\S+/gu)) {
      if (word.length >= WORD_MAX || /[\u00ad\u200b/-]/u.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter((box) => box.width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) return word;
    }
    return null;
  }

  const lines: { element: Element; box: DOMRect; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !/\p{L}/u.test(node.data) || isHidden(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => !isSmall(box));
    const cut = boxes.map((box) => cutter(element, box)).find((one) => one !== null);
    if (cut) found.add(`cut off: ${shown(node.data)} (${cut.tagName.toLowerCase()}.${cut.className})`);
    else if (element.closest(CONTROLS)) {
      const word = getComputedStyle(element).hyphens === "auto" ? null : broken(node);
      if (word) found.add(`broken: ${word} in ${shown(node.data)}`);
    }
    let isLayered = false;
    for (let at: Element | null = element; at; at = at.parentElement)
      isLayered ||= /fixed|sticky|absolute/.test(getComputedStyle(at).position);
    if (isLayered || cut) continue;
    for (const box of boxes.map((one) => uncut(element, one)))
      if (box.width > 1 && box.height > 1) lines.push({ element, box, text: node.data });
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top >= one.box.bottom - 4) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (other.element !== one.element && across > 4)
        found.add(`overlap: ${shown(one.text)} / ${shown(other.text)}`);
    }

  for (const element of document.querySelectorAll(NAMED)) {
    const text = (element.textContent ?? "").trim();
    if (german.has(text) && !isHidden(element)) found.add(`not from the texts: ${shown(text)}`);
  }
  return [...found];
}
