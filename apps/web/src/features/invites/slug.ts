/** Parts of our own addresses at the place of a slug. */
const OUR_WORDS = new Set(["invite", "href", "login"]);

/**
 * The slug that an invite link carries: in its path, in the query key `slug`, or in a query that begins with `?/`, as servers
 * make of an address that they do not know.
 */
export function slugOf(path: string | undefined, search: string): string | null {
  const given = path ?? new URLSearchParams(search).get("slug") ?? behindSlash(search);
  const slug = given?.replace(/\/+$/, "").trim() ?? "";
  return slug === "" ? null : slug;
}

function behindSlash(search: string): string | null {
  if (!search.startsWith("?/")) return null;
  const last = decoded(search.slice(2).split(/[&#]/)[0] ?? "")
    .split("/")
    .findLast((part) => part !== "");
  return last === undefined || OUR_WORDS.has(last) ? null : last;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: taken as it is, the server refuses it
  }
}
