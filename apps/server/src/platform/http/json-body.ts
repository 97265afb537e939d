/** No endpoint's input is deeper; … */
const DEPTH_MAX = 24;
/** … or has more values. */
const VALUES_MAX = 20_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Where a string ends that begins at `from`, in one pass; the end of the text if it does not. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Whether JSON is flat and short enough to be read in a moment, whatever its length in bytes. */
function isReadable(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(code)) depth -= 1;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
}

/** Reads a request's JSON; nothing for an empty one. Throws for what is no JSON, or too deep or too much of it. */
export function readJson(text: string): unknown {
  if (text === "") return undefined;
  if (!isReadable(text)) throw new Error("JSON too deep or too long");
  return JSON.parse(text);
}
