/**
 * The types of each statement's parameters and rows as PostgreSQL reports them, by the statement's name. They are generated: `npm
 * run db:types` describes every statement to PostgreSQL and fills in this interface per feature, in `statements.gen.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the generated files merge their declarations into it
export interface Statements {}

/** What an alias says about a column: `as "count!"` is never null, `as "x?"` may be, `as "card: CardJson"` is JSON of a type. */
type Annotation = { nullable?: boolean; type?: string };

/** A statement that was declared; `name` leads to its types. */
export type Statement<N extends string = string> = {
  readonly name: N;
  /** As PostgreSQL gets it: without the aliases' annotations. */
  readonly text: string;
  /** Whether PostgreSQL keeps one plan per connection, or plans for the values of each call. */
  readonly plan: "once" | "custom";
  /** Whether it runs on the pipelined connections when it stands alone: a short read of a much-used route. */
  readonly hot: boolean;
  readonly annotations: ReadonlyMap<string, Annotation>;
};

const ANNOTATED = /\bas "([A-Za-z_]\w*)([!?]?)(?:: ([^"]+))?"/g;
const registry = new Map<string, Statement>();

function annotationsOf(name: string, text: string): Map<string, Annotation> {
  const found = new Map<string, Annotation>();
  for (const [, column = "", mark, type] of text.matchAll(ANNOTATED)) {
    if (!mark && !type) continue;
    const annotation = { ...(mark && { nullable: mark === "?" }), ...(type && { type }) };
    const other = found.get(column);
    if (other && (other.nullable !== annotation.nullable || other.type !== annotation.type))
      throw new Error(`${name}: "${column}" is annotated in two ways`);
    found.set(column, annotation);
  }
  return found;
}

/**
 * Declares a statement: once, at the top of a module, under a unique name. PostgreSQL plans it once per connection unless `plan`
 * says otherwise, which is for statements whose best plan depends on the values (search words, optional filters, lists). A `hot`
 * one shares a connection with concurrent statements and has one plan for all values: for lookups by key and pages with a limit
 * that many requests need, reads only.
 */
export function statement<const N extends string>(
  name: N,
  text: string,
  { plan = "once", hot = false }: { plan?: "once" | "custom"; hot?: boolean } = {},
): Statement<N> {
  if (registry.has(name)) throw new Error(`two statements are called ${name}`);
  if (hot && plan !== "once") throw new Error(`${name}: a hot statement is planned once`);
  const sent = text.replace(ANNOTATED, (_, column: string) => `as "${column}"`);
  const made: Statement<N> = { name, text: sent, plan, hot, annotations: annotationsOf(name, text) };
  registry.set(name, made);
  return made;
}

/** Every statement of the modules that were imported, by name. */
export const declaredStatements = (): ReadonlyMap<string, Statement> => registry;

/** A text that a function of the database answered, as one of those it may answer. Throws on any other. */
export function oneOf<const T extends string>(allowed: readonly T[], text: string | null | undefined): T {
  const found = allowed.find((one) => one === text);
  if (found === undefined)
    throw new Error(`the database answered ${text}, which is none of ${allowed.join(", ")}`);
  return found;
}
