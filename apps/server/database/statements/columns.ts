import type { Catalog } from "./catalog.ts";
import {
  isNode,
  isTrue,
  nodeOf,
  nodesOf,
  numberOf,
  setOf,
  type TreeNode,
  type TreeValue,
  walk,
  wordOf,
} from "./node-tree.ts";

/** The column of a table or view. */
type Origin = { relation: number; column: number };

/** What is known about a column of a result, in addition to its type. */
export type Known = {
  nullable: boolean;
  /** The column that it is. */
  origin?: Origin;
  /** The only texts it can contain, in addition to those of that column. */
  texts?: readonly string[];
};

/** A query, and those around it: a variable may belong to any of them. */
type Scope = { query: TreeNode; outer: Scope | null };

/** PostgreSQL's codes for the kinds of range table entries, of sublinks and of commands. */
const RANGE = { relation: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 } as const;
const SUBLINK = { exists: 0, scalar: 4, array: 6 } as const;
const SELECT = 1;
const IS_NOT_NULL = 1;
const TEXT = 25;
/** Size of an empty array constant in bytes. Constants of other types match this size too, which does not affect the result. */
const EMPTY_ARRAY = 16;
const UNKNOWN: Known = { nullable: true };
const NEVER_NULL: Known = { nullable: false };
const NULL: Known = { nullable: true, texts: [] };

const upwards = (scope: Scope | null, levels: number): Scope | null => {
  let at = scope;
  for (let level = 0; level < levels; level++) at = at?.outer ?? null;
  return at;
};

const JOIN = { inner: 0, left: 1, right: 3 } as const;

/** The conditions that every row of a query has passed: its own, and those of joins that leave nothing null. */
function* conditions(value: TreeValue | undefined): Generator<TreeNode> {
  if (!isNode(value)) return;
  if (value.kind === "BOOLEXPR" && wordOf(value, "boolop") === "and")
    for (const part of nodesOf(value, "args")) yield* conditions(part);
  else if (value.kind === "FROMEXPR") {
    yield* conditions(value.fields.get("quals"));
    for (const part of nodesOf(value, "fromlist")) yield* conditions(part);
  } else if (value.kind === "JOINEXPR") {
    const type = numberOf(value, "jointype");
    if (type === JOIN.inner) yield* conditions(value.fields.get("quals"));
    if (type === JOIN.inner || type === JOIN.left) yield* conditions(value.fields.get("larg"));
    if (type === JOIN.inner || type === JOIN.right) yield* conditions(value.fields.get("rarg"));
  } else yield value;
}

const isSameVariable = (a: TreeNode, b: TreeNode): boolean =>
  ["varno", "varattno", "varlevelsup"].every((field) => numberOf(a, field) === numberOf(b, field));

const isSameColumn = (a: Origin, b: Origin): boolean => a.relation === b.relation && a.column === b.column;

/** What several ways to get a value have in common. */
function common(ways: readonly Known[]): Known {
  const first = ways.find(({ origin }) => origin)?.origin;
  const nullable = ways.some((way) => way.nullable);
  const known = ways.every((way) => way.texts || (way.origin && first && isSameColumn(way.origin, first)));
  if (!known) return { nullable };
  const texts = [...new Set(ways.flatMap((way) => way.texts ?? []))];
  return { nullable, ...(first && { origin: first }), ...((!first || texts.length > 0) && { texts }) };
}

/** Reads from parse trees where columns come from, and whether they can be null. */
export class Columns {
  readonly #catalog: Catalog;
  /** Recursive queries that are being looked at: by induction they are what their first part is. */
  readonly #open = new Set<TreeNode>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  /** The columns of a query's result, by position. */
  ofQuery(query: TreeNode, outer: Scope | null = null): (Known & { name: string })[] {
    const scope = { query, outer };
    const list = nodesOf(query, numberOf(query, "commandType") === SELECT ? "targetList" : "returningList");
    const shown = list.filter((entry) => !isTrue(entry, "resjunk"));
    return shown.map((entry, index) => ({
      ...(nodeOf(query, "setOperations")
        ? this.#ofSet(scope, nodeOf(query, "setOperations"), index)
        : this.#of(scope, nodeOf(entry, "expr"))),
      name: wordOf(entry, "resname"),
    }));
  }

  #ofSet(scope: Scope, tree: TreeNode | null, index: number): Known {
    if (!tree) return UNKNOWN;
    if (tree.kind === "SETOPERATIONSTMT")
      return common(["larg", "rarg"].map((side) => this.#ofSet(scope, nodeOf(tree, side), index)));
    const entry = nodesOf(scope.query, "rtable")[numberOf(tree, "rtindex") - 1];
    const subquery = entry && nodeOf(entry, "subquery");
    return (subquery && this.ofQuery(subquery, scope)[index]) ?? UNKNOWN;
  }

  #of(scope: Scope, expression: TreeNode | null): Known {
    if (!expression) return UNKNOWN;
    const args = (field = "args") => nodesOf(expression, field).map((arg) => this.#of(scope, arg));
    const arg = () => this.#of(scope, nodeOf(expression, "arg"));
    const all = (): Known => ({ nullable: args().some(({ nullable }) => nullable) });
    switch (expression.kind) {
      case "VAR":
        return this.#ofVariable(scope, expression);
      case "CONST":
        return this.#ofConstant(expression);
      case "NULLTEST":
      case "BOOLEANTEST":
      case "DISTINCTEXPR":
      case "ARRAYEXPR":
      case "ROWEXPR":
      case "SQLVALUEFUNCTION":
        return NEVER_NULL;
      case "BOOLEXPR":
        return all();
      case "OPEXPR":
        return this.#catalog.isTotalOperator(numberOf(expression, "opno")) ? all() : UNKNOWN;
      case "FUNCEXPR":
        return this.#catalog.isAsFirst(numberOf(expression, "funcid"))
          ? { nullable: args()[0]?.nullable ?? true }
          : this.#ofFunction(numberOf(expression, "funcid"), numberOf(expression, "funcformat"), all);
      case "AGGREF":
        return this.#ofFunction(numberOf(expression, "aggfnoid"), 0, all);
      case "WINDOWFUNC":
        return this.#ofFunction(numberOf(expression, "winfnoid"), 0, all);
      case "RELABELTYPE":
      case "COLLATEEXPR":
        return arg();
      case "COERCEVIAIO":
      case "ARRAYCOERCEEXPR":
        return { nullable: arg().nullable };
      case "COALESCEEXPR": {
        const ways = args();
        return { ...common(ways), nullable: ways.every(({ nullable }) => nullable) };
      }
      case "MINMAXEXPR":
        return { nullable: args().every(({ nullable }) => nullable) };
      case "CASEEXPR":
        return this.#ofCase(scope, expression);
      case "SUBLINK":
        return this.#ofSublink(scope, expression);
      case "JSONCONSTRUCTOREXPR":
        return NEVER_NULL;
      default:
        return UNKNOWN;
    }
  }

  #ofConstant(constant: TreeNode): Known {
    if (isTrue(constant, "constisnull")) return NULL;
    const bytes = constant.fields.get("constvalue bytes");
    if (!Array.isArray(bytes)) return NEVER_NULL;
    if (numberOf(constant, "consttype") !== TEXT)
      return bytes.length === EMPTY_ARRAY ? { nullable: false, texts: [] } : NEVER_NULL;
    // Four bytes of length come first.
    return {
      nullable: false,
      texts: [Buffer.from(bytes.slice(4).map((byte) => Number(byte) & 255)).toString()],
    };
  }

  #ofFunction(id: number, format: number, all: () => Known): Known {
    if (this.#catalog.isNeverNullFunction(id)) return NEVER_NULL;
    // 1 and 2: a cast, written or implied.
    return format === 1 || format === 2 || this.#catalog.isTotalFunction(id) ? all() : UNKNOWN;
  }

  #ofCase(scope: Scope, expression: TreeNode): Known {
    const ways = nodesOf(expression, "args").map((when) => this.#of(scope, nodeOf(when, "result")));
    const otherwise = nodeOf(expression, "defresult");
    return common([...ways, otherwise ? this.#of(scope, otherwise) : NULL]);
  }

  #ofSublink(scope: Scope, link: TreeNode): Known {
    const kind = numberOf(link, "subLinkType");
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return NEVER_NULL;
    const query = nodeOf(link, "subselect");
    if (kind !== SUBLINK.scalar || !query) return UNKNOWN;
    const [column = UNKNOWN] = this.ofQuery(query, scope);
    // Only an aggregate of everything answers a row whatever there is.
    const answers =
      isTrue(query, "hasAggs") &&
      nodesOf(query, "groupClause").length === 0 &&
      !nodeOf(query, "havingQual") &&
      !nodeOf(query, "limitOffset");
    return { ...column, nullable: column.nullable || !answers };
  }

  #ofVariable(from: Scope, variable: TreeNode): Known {
    const scope = upwards(from, numberOf(variable, "varlevelsup"));
    const entry = scope && nodesOf(scope.query, "rtable")[numberOf(variable, "varno") - 1];
    if (!entry) return UNKNOWN;
    const known = this.#ofEntry(scope, entry, numberOf(variable, "varattno"));
    const joined = setOf(variable, "varnullingrels").length > 0;
    const proven = scope === from && this.#isProven(scope.query, variable);
    return { ...known, nullable: !proven && (known.nullable || joined) };
  }

  /** Whether the query's conditions let no row through in which a variable is null. */
  #isProven(query: TreeNode, variable: TreeNode): boolean {
    // What an update answers is what it wrote, not what it looked for.
    if (numberOf(query, "commandType") !== SELECT) return false;
    for (const condition of conditions(query.fields.get("jointree"))) {
      const tests = this.#testedNodes(condition);
      if (tests.some((test) => test?.kind === "VAR" && isSameVariable(test, variable))) return true;
    }
    return false;
  }

  /** The nodes that are not null wherever a condition is true. */
  #testedNodes(condition: TreeNode): readonly (TreeNode | null)[] {
    if (condition.kind === "NULLTEST" && numberOf(condition, "nulltesttype") === IS_NOT_NULL)
      return [nodeOf(condition, "arg")];
    if (condition.kind === "OPEXPR" && this.#catalog.isTotalOperator(numberOf(condition, "opno")))
      return nodesOf(condition, "args");
    return [];
  }

  #ofEntry(scope: Scope, entry: TreeNode, column: number): Known {
    if (column <= 0) return column === 0 ? UNKNOWN : NEVER_NULL;
    const kind = numberOf(entry, "rtekind");
    const subquery = nodeOf(entry, "subquery");
    if (kind === RANGE.relation) {
      const relation = numberOf(entry, "relid");
      const view = this.#catalog.viewQuery(relation);
      if (view) return this.ofQuery(view)[column - 1] ?? UNKNOWN;
      return { nullable: this.#catalog.isNullable(relation, column), origin: { relation, column } };
    }
    if (kind === RANGE.subquery && subquery) return this.ofQuery(subquery, scope)[column - 1] ?? UNKNOWN;
    if (kind === RANGE.cte) return this.#ofCommon(scope, entry, column);
    if (kind === RANGE.join) return this.#of(scope, nodesOf(entry, "joinaliasvars")[column - 1] ?? null);
    if (kind === RANGE.group) return this.#of(scope, nodesOf(entry, "groupexprs")[column - 1] ?? null);
    if (kind === RANGE.function) return { nullable: !this.#isOrdinality(entry, column) };
    return UNKNOWN;
  }

  #isOrdinality(entry: TreeNode, column: number): boolean {
    const columns = nodesOf(entry, "functions").reduce((sum, one) => sum + numberOf(one, "funccolcount"), 0);
    return isTrue(entry, "funcordinality") && column > columns;
  }

  #ofCommon(from: Scope, entry: TreeNode, column: number): Known {
    const scope = upwards(from, numberOf(entry, "ctelevelsup"));
    if (!scope) return UNKNOWN;
    const name = wordOf(entry, "ctename");
    const table = nodesOf(scope.query, "cteList").find((one) => wordOf(one, "ctename") === name);
    const query = table && nodeOf(table, "ctequery");
    if (!query) return UNKNOWN;
    if (this.#open.has(query)) return NEVER_NULL;
    this.#open.add(query);
    try {
      return this.ofQuery(query, scope)[column - 1] ?? UNKNOWN;
    } finally {
      this.#open.delete(query);
    }
  }
}

/** What a parse tree names, by PostgreSQL's numbers. */
export type Names = { relations: Set<number>; written: Set<number>; functions: Set<number> };
/** The right to read, as PostgreSQL counts rights. */
const MAY_READ = 2;

/** The relations that a parse tree names anywhere, those that it writes or locks, and the functions it calls. */
export function namesOf(tree: TreeValue): Names {
  const relations = new Set<number>();
  const written = new Set<number>();
  const functions = new Set<number>();
  for (const node of walk(tree)) {
    if (node.kind === "RANGETBLENTRY" && numberOf(node, "rtekind") === RANGE.relation)
      relations.add(numberOf(node, "relid"));
    if (node.kind === "RTEPERMISSIONINFO" && numberOf(node, "requiredPerms") & ~MAY_READ)
      written.add(numberOf(node, "relid"));
    if (node.kind === "FUNCEXPR") functions.add(numberOf(node, "funcid"));
  }
  return { relations, written, functions };
}
