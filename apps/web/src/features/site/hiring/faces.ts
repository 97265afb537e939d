/**
 * Resolves when the faces that an element's text is written in are there. One by one: of faces that stand in for ours some
 * are on no machine, and the first that fails would end the waiting for all.
 */
export async function facesOf(element: Element, text: string): Promise<void> {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  await Promise.allSettled(
    fontFamily.split(",").map((family) => document.fonts.load(`${fontWeight} 100px ${family}`, text)),
  );
}
