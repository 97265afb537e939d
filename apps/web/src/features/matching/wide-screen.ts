/** From this width on the details are next to the card. */
export const WIDE_SCREEN = "(min-width: 64rem)";
