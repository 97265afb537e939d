import fc from "fast-check";
import type { JsonSchema } from "../../apps/server/src/testing/openapi-document.ts";
import type { Random } from "./random.ts";

/** How far a request keeps to the contract: valid, at its limits, just outside them, or malicious. */
export type Validity = "fitting" | "boundary" | "malformed" | "hostile";

/** What strangers write who mean no good, or whose keyboards are unusual. */
const HOSTILE: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\ufffe",
  "\u2028\u2029",
  "\r\nX-Evil: 1",
  "' or 1=1 --",
  "'; drop table members; --",
  "$1",
  "$$",
  "\\",
  "\\x",
  "%",
  "_%_",
  "%00",
  "%ff%fe",
  "%u0000",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "{{7*7}}",
  "#{7*7}",
  "../../etc/passwd",
  "..\\..\\windows",
  "/dev/null",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "//evil.example",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "9".repeat(40),
  "-1",
  "0x10",
  "٣",
  "１２",
  "{}",
  "[]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "\u202egnp.exe",
  "\u200b",
  "\u00ad",
  "\u034f",
  "👩‍👩‍👧‍👦".repeat(40),
  "🏳️‍🌈",
  "e\u0301".repeat(60),
  `a${"\u0301\u0334\u0345".repeat(300)}`,
  "ﷺ".repeat(200),
  "İıſK",
  "@a ".repeat(400),
  "#".repeat(800),
  "http://a".concat(")".repeat(900)),
  "**_".repeat(300),
  "<b><p>".repeat(200),
  "xn--a",
  "a@b",
  `${"a".repeat(250)}@example.test`,
  "a@xn--0.example",
  '"a b"@example.test',
  "ä@ö.example",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "99999-01-01",
  "2026-11-24T25:61:61Z",
  "-271821-04-20T00:00:00.000Z",
  "ä".repeat(5_000),
  "x".repeat(20_000),
  "a ".repeat(3_000),
  "\n".repeat(3_000),
  "क्ष".repeat(500),
  "مرحبا ".repeat(200),
];
const WORDS = [
  "Partner",
  "Umsatz",
  "Idee",
  "Berlin",
  "Hallo zusammen",
  "ab heute",
  "Wochenziel",
  "ok",
  "日本語",
  "Ü",
];
const NUMBERS = [0, -1, 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, -1e-7, 0.1, 1e308];
/** Schemas refer to themselves here and there. */
const DEPTH_MAX = 6;

/** How references of schemas are followed, and ids that name something. */
export type ValueContext = {
  schema: (schema: JsonSchema) => JsonSchema;
  idFor: (random: Random, hint: string) => string;
};

/** Anything at all. */
function anything(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 5 : 8);
  if (kind <= 1) return random.pick(HOSTILE);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind === 3) return random.chance(0.5);
  if (kind === 4) return null;
  const list = Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  if (kind <= 6) return list;
  return Object.fromEntries(list.map((value) => [random.pick(HOSTILE).slice(0, 20) || "a", value]));
}

/** Values for fields of these names, where their schema does not restrict them. */
const VALUES_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  time_zone: ["Europe/Berlin", "Asia/Kolkata"],
  emoji: ["👍", "❤️", "😂"],
  birthdate: ["1990-05-05", "2004-02-29"],
  iban: ["DE89370400440532013000"],
  password: ["ein gutes Passwort 7"],
  link: ["https://example.test/a"],
  quiet_from: ["22:00"],
  quiet_to: ["07:30"],
};
const SAMPLES = 24;

/** Makes values of the contract's schemas. */
export class Values {
  readonly #around: ValueContext;
  /** Texts that fit a pattern, made once. */
  readonly #samples = new Map<string, readonly string[]>();

  constructor(around: ValueContext) {
    this.#around = around;
  }

  /** A value for a schema; `hint` is its name, by which ids are found. */
  make(
    random: Random,
    manner: Validity,
    given: JsonSchema | undefined,
    { hint = "", depth = 0 }: { hint?: string | undefined; depth?: number | undefined } = {},
  ): unknown {
    if (!given || depth > DEPTH_MAX) return anything(random);
    if (manner === "malformed" && random.chance(0.15)) return anything(random);
    const schema = this.#around.schema(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.make(random, manner, random.pick(choices), { hint, depth: depth + 1 });
    switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
      case "object":
        return this.#object(random, manner, schema, depth);
      case "array":
        return this.#array(random, manner, schema, { hint, depth });
      case "integer":
      case "number":
        return this.#number(random, manner, schema);
      case "boolean":
        return random.chance(0.5);
      case "null":
        return null;
      default:
        return this.#text(random, manner, schema, hint);
    }
  }

  #object(random: Random, manner: Validity, schema: JsonSchema, depth: number): Record<string, unknown> {
    const required = new Set(schema.required ?? []);
    const made: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      const oftenIfRequired = manner === "malformed" ? 0.85 : 1;
      const often = required.has(name) ? oftenIfRequired : 0.5;
      if (random.chance(often)) made[name] = this.make(random, manner, one, { hint: name, depth: depth + 1 });
    }
    if (schema.additionalProperties && typeof schema.additionalProperties === "object")
      for (let count = random.below(4); count > 0; count -= 1)
        made[manner === "fitting" ? random.pick(WORDS) : random.pick(HOSTILE).slice(0, 40)] = this.make(
          random,
          manner,
          schema.additionalProperties,
          { hint: "", depth: depth + 1 },
        );
    if (manner === "malformed" && random.chance(0.3))
      made[random.pick(["__proto__", "id", "admin_level", "x"])] = anything(random);
    return made;
  }

  #array(
    random: Random,
    manner: Validity,
    schema: JsonSchema,
    { hint, depth }: { hint: string; depth: number },
  ): unknown[] {
    const { minItems: least = 0, maxItems: most = least + 3 } = schema;
    const bounds = [least, Math.min(most, 200), Math.max(0, least - 1), Math.min(most, 200) + 1];
    const length =
      manner === "fitting" ? least + random.below(Math.min(most - least, 3) + 1) : random.pick(bounds);
    return Array.from({ length }, () => this.make(random, manner, schema.items, { hint, depth: depth + 1 }));
  }

  #number(random: Random, manner: Validity, schema: JsonSchema): number {
    const { minimum = 0, maximum = Math.max(minimum, 100) } = schema;
    if (manner === "fitting") return minimum + random.below(Math.min(maximum - minimum, 100) + 1);
    const bounds = [minimum, maximum, minimum - 1, maximum + 1, (minimum + maximum) / 3];
    return random.pick(manner === "boundary" ? bounds : [...bounds, ...NUMBERS]);
  }

  #text(random: Random, manner: Validity, schema: JsonSchema, hint: string): string {
    if (manner === "hostile" || (manner === "malformed" && random.chance(0.3))) return random.pick(HOSTILE);
    if (schema.format === "uuid") return this.#around.idFor(random, hint);
    if (schema.format === "email") return `a${random.below(1_000)}@example.test`;
    if (schema.format === "date-time") return new Date(Date.UTC(2026, random.below(14), 1)).toISOString();
    if (schema.format === "date")
      return new Date(Date.UTC(2026, random.below(14), 1)).toISOString().slice(0, 10);
    if (schema.format === "uri") return `https://example.test/${random.below(100)}`;
    const spoken = VALUES_BY_FIELD[hint];
    if (spoken && manner === "fitting") return random.pick(spoken);
    if (schema.pattern) return random.pick(this.#fitting(schema.pattern));
    const { minLength: least = 0, maxLength: most = 60 } = schema;
    const filled = `${random.pick(WORDS)} ${random.below(10_000)}`.padEnd(least, "x");
    if (manner === "fitting") return filled.slice(0, Math.max(least, Math.min(most, 60)));
    const length = random.pick([least, most, Math.max(0, least - 1), most + 1]);
    return random
      .pick(["x", "ä", "💥", "ä\u0301", "字"])
      .repeat(Math.min(length, 30_000))
      .slice(0, Math.min(length, 30_000));
  }

  #fitting(pattern: string): readonly string[] {
    const known = this.#samples.get(pattern);
    if (known) return known;
    let made: readonly string[];
    try {
      made = fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { numRuns: SAMPLES, seed: 1 });
    } catch {
      made = WORDS; // a pattern that looks ahead is not made from
    }
    this.#samples.set(pattern, made);
    return made;
  }
}
