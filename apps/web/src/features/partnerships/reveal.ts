/** Leads to a part of the page that is open: it comes into view and has the focus. */
export function reveal(id: string): void {
  const there = document.getElementById(id);
  if (!there) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  there.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  there.focus({ preventScroll: true });
}
