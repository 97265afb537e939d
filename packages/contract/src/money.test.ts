import { expect, test } from "vitest";
import { z } from "zod";
import * as apis from "./apis.ts";
import type { Endpoint } from "./wire/endpoint.ts";

type Node = { type?: string | string[]; [key: string]: unknown };
type Found = { where: string; name: string; node: Node };

/** Names that money may hide behind. */
const MONEY =
  /(^|_)(cents?|eur|euros?|usd|price|amount|money|fee|cost|total_paid|revenue|earnings?|earned|payout|payable|balance)(_|$)|EUR$|USD$/;
/** Euros that the specification names, for display; the same sums exist in cents next to them. */
const SHOWN = new Set(["revenueEUR", "earningsEUR", "earnings_eur"]);

/** Every named field in a JSON schema, however deep. */
function fieldsOf(node: unknown, where: string): Found[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as { properties?: Record<string, Node> };
  const own = Object.entries(properties ?? {}).map(([name, field]) => ({ where, name, node: field }));
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => fieldsOf(inner, `${where}.${key}`))];
}

/** The kinds of value that a field may hold. */
function kindsOf({ type, anyOf, oneOf }: Node): string[] {
  const inner = [anyOf, oneOf].filter(Array.isArray).flat() as Node[]; // JSON schema's own lists
  return [...[type ?? []].flat(), ...inner.flatMap(kindsOf)];
}

const schemaOf = (schema: z.core.$ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline", metadata: z.registry() });

const found: Found[] = Object.values(apis).flatMap((api) => {
  const endpoints: [string, Endpoint][] = Object.entries(api.endpoints);
  return endpoints.flatMap(([route, { body, output, query, params }]) => [
    ...(body ? fieldsOf(schemaOf(body, "input"), `${route} body`) : []),
    ...(output ? fieldsOf(schemaOf(output, "output"), `${route} output`) : []),
    ...fieldsOf(schemaOf(z.object({ ...query, ...params }), "input"), `${route} query`),
  ]);
});

test("money goes over the wire in whole cents", () => {
  const money = found.filter(
    ({ name }) => MONEY.test(name) && !SHOWN.has(name) && !name.endsWith("_percent"),
  );
  const counted = money.filter(({ name }) => /cents$/.test(name));
  expect(counted.length).toBeGreaterThan(10);
  const numbers = money.filter(({ node }) => kindsOf(node).includes("number"));
  expect(numbers.map(({ where, name }) => `${where}: ${name}`)).toEqual([]);
  for (const { where, name, node } of counted)
    expect([where, name, kindsOf(node).filter((kind) => kind !== "null")]).toEqual([
      where,
      name,
      ["integer"],
    ]);
});

test("euros for display exist only next to cents, or among figures alone", () => {
  expect([...new Set(found.filter(({ name }) => SHOWN.has(name)).map(({ where }) => where))].sort()).toEqual([
    "GET /api/invites/earnings output",
    "GET /api/invites/{slug}/stats output",
  ]);
});
