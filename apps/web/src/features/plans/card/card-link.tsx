import type { Card } from "../model/card.ts";
import { useWords } from "./use-words.ts";

/** Opens another card in the panel. */
export const CardLink = ({ card, onOpen }: { card: Card; onOpen: (id: string) => void }) => {
  const { title } = useWords();
  return (
    <button
      type="button"
      onClick={() => onOpen(card.id)}
      className="min-w-0 truncate text-start text-accent underline-offset-2 hover:underline"
    >
      <bdi>{title(card)}</bdi>
    </button>
  );
};
