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
