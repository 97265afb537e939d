/** From this width on the details stand beside the card. */
export const BESIDE = "(min-width: 64rem)";
