/** The longest name of a file, in characters. */
const NAME_MAX = 80;

/** A title as a name that every file system takes, in any script. */
export function fileName(title: string, otherwise: string): string {
  const name = title
    .toWellFormed()
    .replace(/[\\/:*?"<>|\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu, " ")
    .trim();
  return [...name].slice(0, NAME_MAX).join("").trim() || otherwise;
}

/** Hands something to the browser as a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser reads it a moment later
}

/** Puts a text into the clipboard; false where the browser does not let us. */
export const copyText = (text: string): Promise<boolean> =>
  // Without a secure context there is no clipboard at all.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
    () => true,
    () => false,
  );
