/** A node of PostgreSQL's parse tree as it prints one (`pg_node_tree`): its kind, and its fields by name. */
export type TreeNode = { kind: string; fields: ReadonlyMap<string, TreeValue> };
/** A field: a node, a list, a word, or nothing. */
export type TreeValue = TreeNode | TreeValue[] | string | null;

const TOKEN = /[(){}[\]]|(?:\\[\s\S]|[^\s(){}[\]\\])+/g;

/** Whether a value is a node. */
export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a parse tree. Throws when it is not one. */
function parseTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new Error("the parse tree ends early");
    return token;
  };
  const until = (end: string): TreeValue[] => {
    const items: TreeValue[] = [];
    while (tokens[at] !== end) items.push(value());
    at++;
    return items;
  };
  const node = (): TreeNode => {
    const kind = next();
    const fields = new Map<string, TreeValue>();
    while (tokens[at] !== "}") {
      const name = next().slice(1);
      fields.set(name, value());
      // A constant's bytes follow their length.
      if (tokens[at] === "[") fields.set(`${name} bytes`, value());
    }
    at++;
    return { kind, fields };
  };
  const value = (): TreeValue => {
    const token = next();
    if (token === "{") return node();
    if (token === "(") return until(")");
    if (token === "[") return until("]");
    if (token === "<>") return null;
    const word = token.replace(/\\([\s\S])/g, "$1");
    return word.startsWith('"') && word.endsWith('"') && word.length > 1 ? word.slice(1, -1) : word;
  };
  return value();
}

/** A field that is a number. */
export const numberOf = ({ fields }: TreeNode, name: string): number => Number(fields.get(name) ?? 0);
/** A field that is a word; empty if it is nothing. */
export const wordOf = ({ fields }: TreeNode, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
/** A field that is true. */
export const isTrue = (node: TreeNode, name: string): boolean => wordOf(node, name) === "true";
/** A field that is a node. */
export const nodeOf = ({ fields }: TreeNode, name: string): TreeNode | null => {
  const value = fields.get(name);
  return isNode(value) ? value : null;
};
/** A field that is a list of nodes. */
export const nodesOf = ({ fields }: TreeNode, name: string): TreeNode[] => {
  const value = fields.get(name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};
/** The members of a set of numbers, printed as `(b 1 2)`. */
export const setOf = ({ fields }: TreeNode, name: string): number[] => {
  const value = fields.get(name);
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
};

/** Every node of a tree, parents first. */
export function* walk(value: TreeValue): Generator<TreeNode> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const field of value.fields.values()) yield* walk(field);
  }
}

/** The query in a printed tree. Throws when there is none. */
export function queryOf(text: string): TreeNode {
  for (const node of walk(parseTree(text))) if (node.kind === "QUERY") return node;
  throw new Error("there is no query in the parse tree");
}
