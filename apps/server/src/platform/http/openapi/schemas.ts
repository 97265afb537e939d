import { z } from "zod";
import type { CreateDocumentOptions } from "zod-openapi";

type Override = Extract<NonNullable<CreateDocumentOptions["override"]>, (...args: never[]) => unknown>;
type Node = Parameters<Override>[0];

/**
 * Text is cleaned before its limits count, so its schema is a pipe whose entrance is wider than its exit. The document
 * tells the limits that a caller meets: the tighter ones.
 */
function tellLimits({ zodSchema, jsonSchema, io }: Node): void {
  const { def } = zodSchema._zod;
  if (io !== "input" || def.type !== "pipe" || jsonSchema.type !== "string") return;
  const exit = def.out as z.core.$ZodType; // a pipe's ends are typed by their entrance
  if (exit._zod.def.type !== "string") return;
  const { minLength, maxLength, format } = z.toJSONSchema(exit);
  if (maxLength !== undefined) jsonSchema.maxLength = Math.min(maxLength, jsonSchema.maxLength ?? maxLength);
  if (minLength !== undefined) jsonSchema.minLength = Math.max(minLength, jsonSchema.minLength ?? minLength);
  if (format === "email") jsonSchema.format = format;
}

/** Drops bounds that hold for every JSON number or key. */
function dropNoise({ jsonSchema }: Node): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Responses may get additional fields: clients must not reject them.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format) delete jsonSchema.pattern;
}

/** A map whose keys are known is an object with these properties. */
function nameKeys({ zodSchema, jsonSchema }: Node): void {
  const { def } = zodSchema._zod;
  if (def.type !== "record") return;
  const { keyType } = def as z.core.$ZodRecordDef; // narrowed by its type
  const keys = [...(keyType._zod.values ?? [])].map(String);
  const value = jsonSchema.additionalProperties;
  delete jsonSchema.propertyNames;
  if (keys.length === 0 || typeof value !== "object") return;
  jsonSchema.properties = Object.fromEntries(keys.map((key) => [key, value]));
  delete jsonSchema.additionalProperties;
}

/** "This, or null" without a list of alternatives, where it can be said so. */
function shortenNullable({ jsonSchema }: Node): void {
  const [one, other, ...more] = jsonSchema.anyOf ?? [];
  if (!one || other?.type !== "null" || more.length > 0 || typeof one.type !== "string" || one.enum) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, one, { type: [one.type, "null"] });
}

/** Makes zod's JSON schemas those of the document: true limits, no noise. */
export const overrideSchema: Override = (node) => {
  tellLimits(node);
  dropNoise(node);
  nameKeys(node);
  shortenNullable(node);
};
