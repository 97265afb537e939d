import type { Card } from "./card.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./kinds.ts";

/** How large a card is drawn: all alike but for pictures, so that nothing is measured before it is laid out. */
export const sizeOf = ({ kind, ratio }: Pick<Card, "kind" | "ratio">): { width: number; height: number } => ({
  width: CARD_WIDTH,
  height: kind === "image" ? Math.round(CARD_WIDTH / Math.min(3, Math.max(0.6, ratio))) + 34 : CARD_HEIGHT,
});
