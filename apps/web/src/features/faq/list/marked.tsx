import { mark } from "#features/help/public.ts";

/** A text with the words of a query marked. */
export const Marked = ({ text, query }: { text: string; query: string }) => {
  if (!query) return text;
  let position = 0;
  return mark(text, query).map((part) => {
    const key = position;
    position += part.text.length;
    return part.hit ? (
      <mark key={key} className="rounded-[3px] bg-signal-soft text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
};
