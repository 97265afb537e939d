const SIMPLE = /^[\n\t\x20-\x7e\xa0-\u02ff\u2010-\u2027\u20ac]*$/;

/**
 * Whether a text has nothing but letters, signs and quotation marks of European languages, as most have. All of them stand
 * for themselves: composed, no control characters, no marks, nothing that becomes another sign's disguise. Telling that takes a
 * twentieth of what looking for the rest does.
 */
export const isSimple = (text: string): boolean => SIMPLE.test(text);
