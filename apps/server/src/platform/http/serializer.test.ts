import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { serializerOf } from "#platform/http/serializer.ts";

const text = () =>
  fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", '"\\\n\u2028</script>', "ä😀\ud800"));

/** What a text or a number is bound to; a pattern, not those that formats imply. */
type Bounds = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};
const boundsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { reused: "inline" }) as Bounds; // of a text or a number

function textsOf(schema: z.core.$ZodType, format: string | undefined): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 40, pattern } = boundsOf(schema);
  if (format === "guid" || format === "uuid") return fc.uuid();
  if (format === "datetime")
    return fc
      .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((at) => at.toISOString());
  if (format === "date") return fc.constant("2026-11-22");
  if (format)
    return fc.constantFrom("https://example.test/a?b=c", "anna@example.test", "#ff0000", "QUJD", "a.b.c");
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.constantFrom("Europe/Berlin"),
    fc.string({ unit: "grapheme-composite", minLength, maxLength: Math.min(maxLength, minLength + 40) }),
  );
}

/** Values of a schema, with fields that it does not declare. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"]; // every type that zod has
  switch (def.type) {
    case "string":
      return textsOf(schema, (def as { format?: string }).format); // of those that have one
    case "number": {
      const { minimum = -1e6, maximum = 1e6 } = boundsOf(schema);
      const min = Math.max(-2e9, minimum);
      const max = Math.min(2e9, maximum);
      return "format" in def && def.format === "safeint"
        ? fc.integer({ min, max })
        : fc.double({ min, max, noNaN: true }).map((n) => n || 0);
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "nullable":
      return fc.option(valuesOf(def.innerType));
    case "optional":
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case "array":
      return fc.array(valuesOf(def.element), { maxLength: 4 });
    case "tuple":
      return fc.tuple(...def.items.map(valuesOf));
    case "object": {
      const fields = Object.entries<z.core.$ZodType>(def.shape).map(
        ([name, field]) => [name, valuesOf(field)] as const,
      );
      return fc.record({ ...Object.fromEntries(fields), undeclared: text() });
    }
    case "union":
      return fc.oneof(...def.options.map(valuesOf));
    case "record": {
      const keys = def.keyType._zod.values;
      const value = valuesOf(def.valueType);
      if (keys) return fc.record(Object.fromEntries([...keys].map((key) => [String(key), value])));
      return fc.dictionary(valuesOf(def.keyType) as fc.Arbitrary<string>, value, { maxKeys: 3 }); // keys are texts
    }
    case "unknown":
      return fc.jsonValue();
    case "pipe":
      return valuesOf(def.in._zod.def.type === "transform" ? def.out : def.in);
    case "default":
      return valuesOf(def.innerType);
    default:
      throw new Error(`no values of ${def.type}`);
  }
}

const outputs = Object.entries<Endpoint>(api).flatMap(([route, { output }]) =>
  output ? [[route, output] as const] : [],
);

describe("an answer is written as zod and JSON.stringify would", () => {
  test.each(outputs)("%s", (_route, output) => {
    const write = serializerOf(output);
    fc.assert(
      fc.property(valuesOf(output), (value) => {
        const { data, success } = z.safeParse(output, value);
        // Lengths and formats of its own making that a schema refuses are not ours to write.
        fc.pre(success);
        expect(write(value)).toBe(JSON.stringify(data));
      }),
      { numRuns: 30, seed: 20_261_122 },
    );
  });
});

describe("what has another type is refused", () => {
  const shape = z.object({
    name: z.string(),
    age: z.int().nullable(),
    kind: z.enum(["a", "b"]),
    tags: z.array(z.string()),
    open: z.boolean(),
  });
  const good = { name: "x", age: 1, kind: "a", tags: ["t"], open: true };
  test.each([
    ["no object", null],
    ["a list", [good]],
    ["a missing field", { ...good, name: undefined }],
    ["null", { ...good, name: null }],
    ["a number for a text", { ...good, name: 1 }],
    ["a number that is none", { ...good, age: Number.NaN }],
    ["an unknown word", { ...good, kind: "c" }],
    ["no list", { ...good, tags: "t" }],
    ["a word for a boolean", { ...good, open: "true" }],
  ])("%s", (_what, value) => {
    expect(() => serializerOf(shape)(value)).toThrow();
    expect(serializerOf(shape)(good)).toBe(JSON.stringify(good));
  });
});
