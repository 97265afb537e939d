import { FILE_NAME_MAX } from "@kompagnon/contract/chats/rules.ts";

/** The endings that a type of file may have; the first is given to what has none of them. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "application/zip": ["zip"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
  "text/plain": ["txt", "log"],
  "text/csv": ["csv"],
  "text/markdown": ["md", "markdown"],
  "image/webp": ["webp"],
  "audio/mpeg": ["mp3"],
  "audio/webm": ["webm"],
  "audio/ogg": ["ogg", "oga", "opus"],
  "audio/mp4": ["mp4", "m4a"],
  "video/mp4": ["mp4", "m4v"],
  "video/webm": ["webm"],
};

// Signs that are not seen, or turn the direction of writing: `rechnung\u202efdp.hta` reads as a PDF file.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const NOT_IN_NAMES = /[<>:"|?*\\/]/g;
const ENDING = /\.([\p{L}\p{N}]{1,16})$/u;

/** What the sender called it: without folders, unseen signs, and what a file system can't take. */
const seenName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? "")
    .replace(UNSEEN, "")
    .replace(NOT_IN_NAMES, "")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/^[. ]{1,300}/u, "");

/** Without the dots and spaces that some systems leave out at the end, and then open something else. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === "." || name[end - 1] === " ")) end -= 1;
  return name.slice(0, end);
}

/**
 * The name under which a file is shown and stored by others: what its sender called it, as it is seen, with an ending that
 * says what it is by its bytes. `fallback` for a name of which nothing is left.
 */
export function fileNameFor(name: string, type: string, fallback: string): string {
  const shown = withoutEnd(seenName(name)) || fallback;
  const [usual = "bin", ...others] = ENDINGS[type] ?? [];
  const ending = ENDING.exec(shown)?.[1]?.toLowerCase();
  const fits = ending !== undefined && (ending === usual || others.includes(ending));
  const stem = fits ? shown.slice(0, -(ending.length + 1)) : shown;
  const end = `.${fits ? ending : usual}`;
  return `${withoutEnd([...stem].slice(0, FILE_NAME_MAX - end.length).join("")) || fallback}${end}`;
}
