/** So much of a page is read for its head at most, in bytes. */
export const HEAD_MAX = 64 * 1024;
