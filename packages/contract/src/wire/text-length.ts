const SIMPLE = /^[\n\t\x20-\x7e\xa0-\u02ff\u2010-\u2027\u20ac]*$/;

/**
 * Whether a text contains nothing but letters, signs and quotation marks of European languages, as most texts do. All of them are
 * normalized: composed, no control characters, no marks, nothing that becomes another character's look-alike. This check takes a
 * twentieth of the time of the full one.
 */
export const isSimple = (text: string): boolean => SIMPLE.test(text);

/** The length of a text as its limits count it: in code points, so that an emoji outside of the basic plane is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
