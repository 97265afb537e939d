import { lexer, type Token } from "marked";

/** Longer answers do not come. */
const MOST = 30_000;
/** No line opens more quotations and lists inside one another than these: taking it apart costs their square. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** An answer's blocks; one that is nested too deep to be taken apart is one piece of text, as it was written. */
export function takeApart(text: string): Token[] {
  const answer = text.slice(0, MOST);
  const whole = [{ type: "unread", raw: answer }];
  if (TOO_DEEP.test(answer)) return whole;
  try {
    return lexer(answer, { gfm: true, breaks: true });
  } catch {
    return whole;
  }
}
