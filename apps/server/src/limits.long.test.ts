import { randomUUID } from "node:crypto";
import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGuest, aMember } from "#testing/builders.ts";
import { type JsonSchema, OpenapiDocument, type Operation } from "#testing/openapi-document.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/**
 * Every limit that the OpenAPI document tells is the one that a caller meets: what is as long, as many or as large as it
 * says is not refused for that, one more (or one less) is, and the answer names the field.
 */

let server: TestServer;
let admin: Person;
let document: OpenapiDocument;
beforeAll(async () => {
  server = await startTestServer();
  admin = await aMember(server);
  await giveLevel(server, admin, 9);
  // Limits of premium tools need a caller with premium.
  await server.platform.db.rawQuery(
    "update members set premium_until = now() + interval '1 day' where id = $1",
    [admin.id],
  );
  document = await OpenapiDocument.of(admin);
});
afterAll(() => server.stop());

const LIMITS = [
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "exclusiveMinimum",
] as const;
type Limit = (typeof LIMITS)[number];

/** A text of this length that other rules of its schema let pass. */
const textOf = ({ format, pattern }: JsonSchema, length: number): string => {
  const long = (before: string, after: string) =>
    before + "a".repeat(Math.max(0, length - before.length - after.length)) + after;
  if (format === "email") return long("", "@example.test");
  if (format === "uri") return long("https://example.test/", "");
  if (!pattern) return long("", "");
  // Ids of the payment provider begin with what they are: `pi_`.
  const [, before = ""] = /^\^([a-z]+_)/.exec(pattern) ?? [];
  return before + "1".repeat(Math.max(before ? 1 : 0, length - before.length));
};

/** The smallest value that fits a schema; texts and lists as long as told. */
function fitting(given: JsonSchema, length?: number): unknown {
  const schema = document.schema(given);
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return fitting(choice, length);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, fitting(schema.properties?.[name] ?? {})]),
      );
    case "array": {
      const items = document.schema(schema.items ?? {});
      return Array.from({ length: length ?? schema.minItems ?? 0 }, (_, at) =>
        items.enum ? items.enum[at % items.enum.length] : fitting(items),
      );
    }
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      if (schema.format === "uuid") return randomUUID();
      if (schema.format === "date") return "2026-11-23";
      return textOf(schema, length ?? schema.minLength ?? 1);
  }
}

/** A value just inside a limit, and one just outside. */
function around(schema: JsonSchema, limit: Limit): [inside: unknown, outside: unknown] {
  const edge = schema[limit] ?? 0;
  const step = limit.startsWith("max") ? 1 : -1;
  if (limit === "exclusiveMinimum") return [edge + 1, edge];
  if (limit === "minimum" || limit === "maximum") return [edge, edge + step];
  return [fitting(schema, edge), fitting(schema, edge + step)];
}

/** A list of several that a field is in: it has to be there as a whole. */
type List = { field: string[]; schema: JsonSchema };
type Case = {
  place: "path" | "query" | "body";
  field: string[];
  limit: Limit;
  schema: JsonSchema;
  lists: List[];
};

/** The limits of a schema and of what is in it. */
function limitsOf(given: JsonSchema, place: Case["place"], field: string[], lists: List[] = []): Case[] {
  const schema = document.schema(given);
  // No text is shorter than none; numbers go below zero.
  const own = LIMITS.filter((limit) => {
    const edge = schema[limit];
    return edge !== undefined && (edge > 0 || limit === "minimum" || limit === "exclusiveMinimum");
  });
  const inside = (schema.minItems ?? 0) > 1 ? [...lists, { field, schema }] : lists;
  return [
    ...own.map((limit) => ({ place, field, limit, schema, lists })),
    ...(schema.anyOf ?? []).flatMap((one) => limitsOf(one, place, field, lists)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      limitsOf(one, place, [...field, name], lists),
    ),
    ...(schema.items ? limitsOf(schema.items, place, [...field, "0"], inside) : []),
  ];
}
const casesOf = ({ parameters, body }: Operation): Case[] => [
  ...parameters.flatMap((one) => limitsOf(one.schema, one.in, [one.name])),
  ...(body ? limitsOf(body, "body", []) : []),
];

/** Sets a field of an object, making what is missing on the way. */
function set(target: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const next = target[name] ?? (rest[0] === "0" ? [] : {});
  target[name] = next;
  set(next as Record<string, unknown>, rest, value); // an object or a list
}

/** The request of a route that fits its schemas, but for one field. */
async function send(route: string, { place, field, lists }: Case, value: unknown) {
  const [method = "", path = ""] = route.split(" ");
  const { parameters, body } = document.operation(route);
  const parts = { path: {}, query: {}, body: body ? fitting(body) : undefined } as Record<
    Case["place"],
    Record<string, unknown>
  >; // bodies are objects
  for (const { name, in: at, required, schema } of parameters)
    if (required) parts[at][name] = fitting(schema);
  for (const list of lists) set(parts[place], list.field, fitting(list.schema));
  set(parts[place], field, value);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.path[name])),
  );
  const query = new URLSearchParams();
  for (const [name, one] of Object.entries(parts.query))
    for (const each of [one].flat()) query.append(name, String(each));
  const endpoint: Endpoint = api[route as keyof typeof api]; // routes are keys of the contract
  // Public routes may change the session of the caller.
  const person = endpoint.access === "public" ? aGuest(server) : admin;
  return person.request(method, `${address}?${query}`, parts.body && JSON.stringify(parts.body));
}

/** The complaints about a field, by their codes. */
const complaints = (error: { error: string; details?: { field: string; code: string }[] }, { field }: Case) =>
  (error?.error === "invalid_input" ? (error.details ?? []) : [])
    .filter((detail) => field.join(".").startsWith(detail.field))
    .map(({ code }) => code);
/** Bodies as large as each route takes, one after another. */
const ALL_ROUTES_MS = 120_000;
test(
  "the document's limits are those that callers meet",
  async () => {
    const routes = Object.keys(api);
    const wrong: string[] = [];
    let checked = 0;
    for (const route of routes)
      for (const one of casesOf(document.operation(route))) {
        const [inside, outside] = around(one.schema, one.limit);
        const allowed = await send(route, one, inside);
        const refused = await send(route, one, outside);
        const before = complaints(allowed.error, one);
        const after = complaints(refused.error, one);
        const name = `${route} ${one.field.join(".")} ${one.limit} ${one.schema[one.limit]}`;
        if (refused.status !== 400 || !after.some((code) => !before.includes(code)))
          wrong.push(
            `${name}: ${outside === "" ? "nothing" : "one beyond"} is answered ${refused.status} ${after} (within: ${allowed.status} ${before})`,
          );
        if (before.includes("too_big") || before.includes("too_small"))
          wrong.push(`${name}: refused within, ${before}`);
        checked += 1;
      }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(routes.length / 2);
  },
  ALL_ROUTES_MS,
);
