/** A text as the search sees it, with the way back: `at[i]` is where the i-th unit of `text` stands in the original. */
export type Folded = { readonly text: string; readonly at: readonly number[] };

/** Accents of Latin and Cyrillic, vowel marks of Arabic, the dot below of Hindi. Vowel signs of Hindi carry meaning and stay. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c]/gu;
const ALIKE: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ى: "ي", ة: "ه" };

/** Makes upper and lower case, accented and plain letters the same. */
export function fold(original: string): Folded {
  let text = "";
  const at: number[] = [];
  let position = 0;
  for (const letter of original) {
    const plain = letter.normalize("NFKD").replace(MARKS, "").toLowerCase();
    const folded = ALIKE[plain] ?? plain;
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) at.push(position);
    position += letter.length;
  }
  return { text, at };
}
