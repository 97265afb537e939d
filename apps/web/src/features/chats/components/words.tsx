import { piecesOf } from "../thread.ts";

/** A text with its addresses linked. It is never taken as markup. */
export const Words = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: words, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {words}
      </a>
    ) : (
      words
    ),
  );
