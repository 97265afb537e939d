/**
 * The colour that a class gives to words within an element, as the browser computes it now: a canvas knows no tokens. An
 * element of its own each time, because one that changes its class may still be on its way from the colour before.
 */
export function computedColour(element: HTMLElement, className: string): string {
  const probe = document.createElement("i");
  probe.className = className;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
