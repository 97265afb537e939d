/** A text with the words that were looked for marked, whatever their case. */
export function Marked({ text, words }: { text: string; words: string }) {
  return <>{hitsIn(text, words).map(({ key, hit, part }) => (hit ? <Hit key={key} part={part} /> : part))}</>;
}

const Hit = ({ part }: { part: string }) => (
  <mark className="rounded-[3px] bg-warn-soft text-ink">{part}</mark>
);

/** A piece of a text: one that was looked for, or what stands between two of them. */
export type Piece = { key: string; hit: boolean; part: string };

/** Splits a text at the words that were looked for. */
export function hitsIn(text: string, words: string): Piece[] {
  const sought = words.trim();
  if (sought === "") return [{ key: "0", hit: false, part: text }];
  const pattern = new RegExp(`(${sought.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "giu");
  // Splitting by a group puts what it caught at every second place.
  return text
    .split(pattern)
    .map((part, index) => ({ key: `${index}`, hit: index % 2 === 1, part }))
    .filter(({ part }) => part !== "");
}
