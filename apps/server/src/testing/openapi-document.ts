import type { Person } from "#testing/person.ts";

/** A JSON schema as the document has it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};
export type Parameter = { name: string; in: "path" | "query"; required?: boolean; schema: JsonSchema };
export type Operation = {
  operationId: string;
  parameters: Parameter[];
  /** The schema of its JSON body. */
  body: JsonSchema | undefined;
};

type Raw = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

/** The OpenAPI document of a server, read as its callers do: references are followed. */
export class OpenapiDocument {
  readonly #document: Record<string, unknown>;

  private constructor(document: Record<string, unknown>) {
    this.#document = document;
  }

  static async of(person: Person): Promise<OpenapiDocument> {
    return new OpenapiDocument(await person.must("GET /api/openapi.json"));
  }

  /** What is at a reference such as `#/components/schemas/Post`. */
  #at(reference: string): unknown {
    const steps = reference.split("/").slice(1);
    return steps.reduce<unknown>(
      (found, step) => (found as Record<string, unknown>)[step.replaceAll("~1", "/")], // a broken reference throws here
      this.#document,
    );
  }

  /** A schema itself, where there may be a reference to one. */
  schema(schema: JsonSchema): JsonSchema {
    return schema.$ref ? this.schema(this.#at(schema.$ref) as JsonSchema) : schema; // references of schemas lead to schemas
  }

  /** The operation of a route, "METHOD /path". */
  operation(route: string): Operation {
    const [method = "", path = ""] = route.split(" ");
    const raw = this.#at(`#/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}`) as Raw | undefined; // as the document is made
    if (!raw) throw new Error(`${route} is not in the document`);
    return {
      operationId: raw.operationId,
      parameters: (raw.parameters ?? []).map((one) =>
        "$ref" in one ? (this.#at(one.$ref) as Parameter) : one,
      ), // references of parameters lead to parameters
      body: raw.requestBody?.content["application/json"]?.schema,
    };
  }
}
