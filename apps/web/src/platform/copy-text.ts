/** Puts a text into the clipboard; false where the browser does not let us. */
export const copyText = (text: string): Promise<boolean> =>
  // Without a secure context there is no clipboard at all.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
    () => true,
    () => false,
  );
