/** Max bytes of a page that are read for its head. */
export const HEAD_MAX = 64 * 1024;
