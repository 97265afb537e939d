/** The token of a link in its address's fragment; null where that has none. */
export const linkToken = (fragment: string): string | null => /^#([\w-]{43})$/.exec(fragment)?.[1] ?? null;
