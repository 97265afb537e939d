import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aMatchingMember, aPairInChat } from "#testing/builders.ts";
import { type JsonSchema, OpenapiDocument } from "#testing/openapi-document.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** Property-based requests made from the OpenAPI document: whatever is sent, no answer is a 5xx and every error has our shape. */

let server: TestServer;
let person: Person;
let chatId: string;
let document: OpenapiDocument;
beforeAll(async () => {
  server = await startTestServer();
  const pair = await aPairInChat(server);
  [person, chatId] = [pair.anna, pair.chatId];
  await aMatchingMember(server);
  document = await OpenapiDocument.of(person);
});
afterAll(() => server.stop());

const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "💥".repeat(50),
  "ä".repeat(5000),
  "null",
  "-1",
  "9".repeat(40),
  "\u202egnp.exe",
  "%00",
  "{}",
  "[]",
);
const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.bigInt().map(Number));

/** Values that mostly fit a schema and sometimes break it. */
function valueFor(schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return anything;
  return fc.oneof({ weight: 4, arbitrary: fitting(schema, depth) }, { weight: 1, arbitrary: anything });
}
function fitting(given: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const schema = document.schema(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueFor(one, depth + 1)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one, depth + 1)]),
        ),
        { requiredKeys: [] },
      );
    case "array":
      return fc.array(valueFor(schema.items, depth + 1), { maxLength: 8 });
    case "integer":
    case "number":
      return fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53));
    case "boolean":
      return fc.boolean();
    default:
      return schema.format === "uuid"
        ? fc.oneof(fc.uuid(), fc.constantFrom(chatId, person.id))
        : fc.oneof(fc.string({ unit: "binary" }), nasty);
  }
}

const asText = (value: unknown): string =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

/** Requests per route; the long suite makes more. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 10);
// These end the session or take minutes of proof of work and hashing: a few requests do.
const SIGN_IN_ROUTES = new Set([
  "POST /api/auth/signout",
  "POST /api/auth/sign-up",
  "POST /api/auth/sign-in",
]);
const routes = Object.entries(api) as [keyof typeof api, Endpoint][];

describe("no request makes a 5xx", () => {
  test.each(routes.filter(([, { events }]) => !events).map(([route]) => route))(
    "%s",
    { timeout: 60_000 },
    async (route) => {
      const [method = "", path = ""] = route.split(" ");
      const { parameters, body } = document.operation(route);
      const parts = fc.record({
        params: fc.record(
          Object.fromEntries(
            parameters.filter((p) => p.in === "path").map((p) => [p.name, valueFor(p.schema)]),
          ),
        ),
        query: fc.record(
          Object.fromEntries(
            parameters.filter((p) => p.in === "query").map((p) => [p.name, valueFor(p.schema)]),
          ),
          { requiredKeys: [] },
        ),
        body: body ? valueFor(body) : fc.constant(undefined),
      });
      const runner =
        route === "POST /api/auth/signout"
          ? new (person.constructor as new (url: string) => Person)(server.url)
          : person;
      await fc.assert(
        fc.asyncProperty(parts, async ({ params, query, body: value }) => {
          const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(asText(params[name]) || "-"),
          );
          const search = new URLSearchParams(
            Object.entries(query).map(([name, one]): [string, string] => [name, asText(one)]),
          );
          const answer = await runner.request(
            method,
            `${filled}?${search}`,
            method === "GET" || value === undefined ? undefined : JSON.stringify(value),
          );
          expect(answer.status, JSON.stringify(answer.error)).toBeLessThan(500);
          if (answer.status >= 400)
            expect(answer.error).toMatchObject({ error: expect.any(String), message: expect.any(String) });
        }),
        { numRuns: SIGN_IN_ROUTES.has(route) ? Math.min(RUNS, 15) : RUNS, seed: 20261120 },
      );
    },
  );

  test("a character that no text of PostgreSQL holds is invalid input, wherever a schema lets it pass", async () => {
    const admin = await aMatchingMember(server);
    await giveLevel(server, admin, 5);
    const { status, error } = await admin.request("GET", "/api/analytics/admin/heatmap?pagePath=%00");
    expect([status, error.error]).toEqual([400, "invalid_input"]);
  });

  test.each([
    ["broken JSON", "{", "application/json", 400],
    ["a form", "a=1", "application/x-www-form-urlencoded", 415],
    ["plain text", "hallo", "text/plain", 415],
    ["too much", JSON.stringify({ text: "x".repeat(200_000) }), "application/json", 413],
    ["a poisoned prototype", '{"__proto__":{"admin":true},"client_id":1}', "application/json", 400],
  ])("%s is refused with its own status", async (_, body, type, wanted) => {
    const { status } = await person.request("POST", `/api/chats/${chatId}/messages`, body, {
      "content-type": type,
    });
    expect(status).toBe(wanted);
  });
});
