/** From this width on the details are next to the card. */
export const BESIDE = "(min-width: 64rem)";
