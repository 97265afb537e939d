import { hitsIn } from "@kompagnon/contract/search/hits.ts";

/** A text with the searched words marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return (
    <>
      {hitsIn(text, words).map((piece, index) =>
        piece.hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          <mark key={index} className="rounded-[3px] bg-warn-soft text-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
