import type { createDocument } from "zod-openapi";

type Document = ReturnType<typeof createDocument>;
type Shared = NonNullable<NonNullable<Document["components"]>["parameters"]>;
type Parameter = Exclude<Shared[string], { $ref: string }>;
type Operation = { parameters?: (Parameter | { $ref: string })[] };

/** A parameter that this many operations have alike is written once. */
const SHARED_FROM = 3;

/**
 * Writes parameters that many operations have alike (`id`, `cursor`) once, under their names; of several kinds of one name
 * the most frequent is the shared one. Drops what a parameter repeats of the schema that it refers to.
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
  const references = new Map<string, { $ref: string }>();
  for (const [text, { length, 0: first }] of alike) {
    if (!first || length < SHARED_FROM || shared[first.name]) continue;
    shared[first.name] = { ...first };
    references.set(text, { $ref: `#/components/parameters/${first.name}` });
  }
  for (const operation of operations)
    if (operation.parameters)
      operation.parameters = operation.parameters.map((one) => references.get(JSON.stringify(one)) ?? one);
  return { ...document, components: { ...document.components, parameters: shared } };
}
