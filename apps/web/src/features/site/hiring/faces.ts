/**
 * Resolves when the fonts of an element's text are loaded. One by one: some fallback fonts exist on no machine, and the first
 * that fails would end the wait for all.
 */
export async function facesOf(element: Element, text: string): Promise<void> {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  await Promise.allSettled(
    fontFamily.split(",").map((family) => document.fonts.load(`${fontWeight} 100px ${family}`, text)),
  );
}
