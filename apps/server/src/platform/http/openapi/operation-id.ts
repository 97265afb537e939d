const pascal = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** One of several: `replies` → `reply`, `matches` → `match`, `chats` → `chat`; what is no plural stays. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/([^su])s$/, "$1");

const VERBS: Readonly<Record<string, string>> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "update",
  DELETE: "delete",
};

const verbOf = (method: string, { isList, creates }: { isList: boolean; creates: boolean }): string => {
  if (isList) return "list";
  return creates ? "create" : (VERBS[method] ?? method.toLowerCase());
};

/**
 * The name of an operation, made from its key: what is named in the path is singular ("chats/{id}" → `Chat`), a list is
 * `list…`, a POST that makes one of a collection is `create…`. So `GET /api/chats/{id}/messages` is `listChatMessages` and
 * `POST /api/trials/{id}/accept` is `postTrialAccept`.
 */
export function operationId(
  route: string,
  { isList, creates }: { isList: boolean; creates: boolean },
): string {
  const [method = "", path = ""] = route.split(" ");
  const parts = path.split("/").slice(2);
  const words = parts.flatMap((part, at) => {
    if (part.startsWith("{")) return [];
    const isNamed = parts[at + 1]?.startsWith("{") || (creates && at === parts.length - 1);
    return [pascal(isNamed ? singular(part) : part)];
  });
  return verbOf(method, { isList, creates }) + words.join("");
}
