import type { createDocument } from "zod-openapi";

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

type Document = ReturnType<typeof createDocument>;
type Shared = NonNullable<NonNullable<Document["components"]>["parameters"]>;
type Parameter = Exclude<Shared[string], { $ref: string }>;
type Operation = { parameters?: (Parameter | { $ref: string })[] };

const referenceTo = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Whether sharing a parameter of several operations makes the document shorter. */
function isWorthSharing(text: string, name: string, times: number): boolean {
  const once =
    text.length + JSON.stringify(name).length + 2 + times * JSON.stringify(referenceTo(name)).length;
  return once < times * text.length;
}

/**
 * Writes parameters that several operations have alike (`id`, `cursor`) once, under their names, wherever the document gets
 * shorter by it; of several kinds of one name the less frequent ones get a number (`limit_2`). Drops what a parameter repeats
 * of the schema that it refers to.
 */
export function shareParameters(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (path) => Object.values(path) as Operation[],
  ); // paths hold nothing but operations here
  const all = operations.flatMap(({ parameters = [] }) => parameters.filter((one) => "name" in one));
  for (const parameter of all)
    if (typeof parameter.schema === "object" && "$ref" in parameter.schema) delete parameter.description;
  const alike = [...Map.groupBy(all, (one) => JSON.stringify(one))].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const shared: Shared = {};
  const kinds = new Map<string, number>();
  const references = new Map<string, { $ref: string }>();
  for (const [text, { length, 0: first }] of alike) {
    if (!first) continue;
    const nth = (kinds.get(first.name) ?? 0) + 1;
    const name = nth === 1 ? first.name : `${first.name}_${nth}`;
    if (!isWorthSharing(text, name, length)) continue;
    kinds.set(first.name, nth);
    shared[name] = { ...first };
    references.set(text, referenceTo(name));
  }
  for (const operation of operations)
    if (operation.parameters)
      operation.parameters = operation.parameters.map((one) => references.get(JSON.stringify(one)) ?? one);
  return { ...document, components: { ...document.components, parameters: shared } };
}
