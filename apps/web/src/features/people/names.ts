/** A name within a sentence: it keeps its own direction and does not turn the sentence's. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
