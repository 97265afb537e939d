const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Ends what is still open in the last block of an answer, so that `**bold` is not first drawn with its stars. */
export function closeOpen(block: string): string {
  if (/^ {0,3}(```|~~~)/.test(block)) return block; // the lexer takes an open fence to the end
  const bare = block.replace(/`[^`]*`?/g, "");
  // Of a link that is not finished only the text is shown.
  const [link] = /!?\[[^\]]*$|!?\[[^\]]*\]\([^)]*$/.exec(bare) ?? [];
  const cut = link ? block.slice(0, block.lastIndexOf(link)) + link.replace(/^!?\[|\]\(.*$/g, "") : block;
  const ticks = count(block, /`/g) % 2 === 1 ? "`" : "";
  if (count(bare, /\*\*/g) % 2 === 0) return cut + ticks;
  return /\*\*\s*$/.test(cut) ? cut.replace(/\*+\s*$/, "") + ticks : `${cut.replace(/\*$/, "")}${ticks}**`;
}
