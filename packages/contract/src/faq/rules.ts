/** The day on which answers and sources of the founding FAQ were last read against one another. */
export const FAQ_CHECKED_ON = "2026-11-23";
