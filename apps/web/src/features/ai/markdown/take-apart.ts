import { lexer, type Token } from "marked";

/** Longer answers do not come. */
const MOST = 30_000;

/** An answer's blocks; one that is nested too deep to be taken apart is one piece of text, as it was written. */
export function takeApart(text: string): Token[] {
  const answer = text.slice(0, MOST);
  try {
    return lexer(answer, { gfm: true, breaks: true });
  } catch {
    return [{ type: "unread", raw: answer }];
  }
}
