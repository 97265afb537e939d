/** The code in a typed or pasted text, which may be a whole link; null if there is none. */
export function codeIn(typed: string): string | null {
  const text = typed.trim();
  const fromLink = /\/invite\/([^/?#\s]+)/.exec(text)?.[1] ?? /[?&]code=([^&#\s]+)/.exec(text)?.[1];
  const code = (fromLink ? decoded(fromLink) : text).trim();
  return code === "" ? null : code;
}

/** The code an invite link carries: in its path, in the query key `code`, or in a query that begins with `?/`. */
export function codeOf(path: string | undefined, search: string): string | null {
  const given =
    path ??
    (search.startsWith("?/")
      ? decoded(search.slice(2).split(/[&#]/)[0] ?? "")
      : new URLSearchParams(search).get("code"));
  const code = given?.replace(/\/+$/, "").trim() ?? "";
  return code === "" ? null : code;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: taken as it is, the server refuses it
  }
}
