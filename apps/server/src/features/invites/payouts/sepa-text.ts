import anyAscii from "any-ascii";

/** What SEPA lets a text be made of (EPC217-08), next to letters, which are transliterated first. */
const REFUSED = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/** How German banks write what others transliterate by its look. */
const CUSTOM: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ẞ: "SS",
  ø: "oe",
  Ø: "Oe",
  å: "aa",
  Å: "Aa",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  "&": "+",
};
const CUSTOM_PATTERN = new RegExp(`[${Object.keys(CUSTOM).join("")}]`, "g");

/** Most characters of a name (EPC132-08). */
export const SEPA_NAME_MAX = 70;

/** A text in the characters that every bank takes, in `max` of them; null if no letter or digit is left. */
export function sepaText(text: string, max = SEPA_NAME_MAX): string | null {
  const latin = anyAscii(text.normalize("NFC").replace(CUSTOM_PATTERN, (sign) => CUSTOM[sign] ?? sign));
  const plain = latin.replace(REFUSED, " ").replace(/\s+/g, " ").trim().slice(0, max).trim();
  return /[A-Za-z0-9]/.test(plain) ? plain : null;
}
