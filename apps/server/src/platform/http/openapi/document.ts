import { commonErrors, type Endpoint, problem } from "@kompagnon/contract/wire/endpoint.ts";
import { z } from "zod";
import type { CreateDocumentOptions } from "zod-openapi";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { operationId, shareParameters } from "#platform/http/openapi/operations.ts";

type Override = Extract<NonNullable<CreateDocumentOptions["override"]>, (...args: never[]) => unknown>;
type Node = Parameters<Override>[0];

/**
 * Text is cleaned before its limits count, so its schema is a pipe whose entrance is wider than its exit. The document
 * tells the limits that a caller meets: the tighter ones.
 */
function describeLimits({ zodSchema, jsonSchema, io }: Node): void {
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
const overrideSchema: Override = (node) => {
  describeLimits(node);
  dropNoise(node);
  nameKeys(node);
  shortenNullable(node);
};

const BYTES_PER_MIB = 1024 * 1024;
const RETRY_AFTER = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" as const } },
};

const answerOf = ({ output, events, download }: Endpoint) => {
  if (output) return { "application/json": { schema: output as z.ZodType } }; // the contract types schemas by zod's core
  if (events) return { "text/event-stream": { schema: events as z.ZodType } }; // as above
  return download ? { [download]: { schema: z.string().meta({ format: "binary" }) } } : undefined;
};

type Codes = readonly string[];
/** Statuses that every caller has to expect are named with each operation that can meet them; the rest is `default`. */
const NAMED = new Set([400, 401, 403, 404, 413, 415, 429]);
const COMMON: ReadonlyMap<string, Codes> = new Map(
  [
    ...Map.groupBy(Object.entries(commonErrors), ([, status]) =>
      NAMED.has(status) ? String(status) : "default",
    ),
  ].map(([status, list]) => [status, list.map(([code]) => code)]),
);
const pascal = (codes: Codes): string =>
  codes
    .flatMap((code) => code.split("_"))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Which of the common statuses can meet this endpoint. */
const isPossible = (status: string, { access, params, query, body, upload }: Endpoint): boolean => {
  if (status === "400") return Boolean(params || query || body || upload);
  if (status === "404") return Boolean(params);
  if (status === "401") return access !== "public";
  // A JSON body can be too large as well: that is rare enough for `default`.
  if (status === "413" || status === "415") return Boolean(upload);
  return true;
};

type ErrorReference = { $ref: string; description?: string };

/** The error answers of all operations, each written once. */
class SharedErrors {
  readonly responses: Record<string, ZodOpenApiResponseObject> = {};

  /** The errors that can meet this endpoint, by status, as references to the shared ones. */
  of(endpoint: Endpoint): Record<string, ErrorReference> {
    const own = Map.groupBy(Object.entries(endpoint.errors ?? {}), ([, status]) => String(status));
    const found: Record<string, ErrorReference> = {};
    for (const status of new Set([...COMMON.keys(), ...own.keys()])) {
      const codes = (own.get(status) ?? []).map(([code]) => code).sort();
      const common = codes.length > 0 || isPossible(status, endpoint) ? (COMMON.get(status) ?? []) : [];
      if (common.length + codes.length > 0) found[status] = this.#share(status, common, codes);
    }
    return found;
  }

  /** One answer a status. An operation's own codes are the description of its reference: OpenAPI 3.1 lets it say more. */
  #share(status: string, common: Codes, own: Codes): ErrorReference {
    const name = common.length > 0 ? pascal(common.slice(0, 1)) : `Error${status}`;
    this.responses[name] ??= {
      description: common.join(", ") || "As the operation says.",
      ...((status === "429" || status === "503") && { headers: RETRY_AFTER }),
      content: { "application/json": { schema: problem } },
    };
    return {
      $ref: `#/components/responses/${name}`,
      ...(own.length > 0 && { description: own.join(", ") }),
    };
  }
}

/** Answers that several operations give are written once, called like their model. */
class SharedAnswers {
  readonly responses: Record<string, ZodOpenApiResponseObject> = {};
  readonly #times = new Map<string, number>();

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const name = this.#nameOf(endpoint);
      if (name) this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
    }
  }

  of(endpoint: Endpoint): ZodOpenApiResponseObject | { $ref: string } {
    const content = answerOf(endpoint);
    const answer = { description: "Done", ...(content && { content }) };
    const name = this.#nameOf(endpoint);
    if (!name || (this.#times.get(name) ?? 0) < 2) return answer;
    this.responses[name] ??= answer;
    return { $ref: `#/components/responses/${name}` };
  }

  #nameOf({ output }: Endpoint): string | undefined {
    return output && z.globalRegistry.get(output as z.ZodType)?.id; // as above
  }
}

const requestBodyOf = ({ body, upload, bodyLimit }: Endpoint): ZodOpenApiRequestBodyObject | undefined => {
  if (body) {
    const required = !z.safeParse(body, undefined).success;
    return {
      required,
      ...(bodyLimit && { description: `At most ${bodyLimit} bytes.` }),
      content: { "application/json": { schema: body as z.ZodType } }, // as above
    };
  }
  if (!upload) return undefined;
  const file = z.string().meta({ format: "binary" });
  return {
    required: true,
    description: `One file of at most ${upload.maxBytes / BYTES_PER_MIB} MiB.`,
    content: {
      "multipart/form-data": {
        schema: z.object({ file }),
        encoding: { file: { contentType: upload.types.join(", ") } },
      },
    },
  };
};

const isList = ({ output }: Endpoint): boolean => {
  const def = output?._zod.def;
  return def?.type === "object" && "items" in (def as z.core.$ZodObjectDef).shape; // narrowed by its type
};

const statusOf = ({ socket, output, events, download, status = 200 }: Endpoint): number => {
  if (socket) return 101;
  return output || events || download ? status : 204;
};

type Shared = { answers: SharedAnswers; errors: SharedErrors };

const operationOf = (
  route: string,
  endpoint: Endpoint,
  { answers, errors }: Shared,
): ZodOpenApiOperationObject => {
  const { about, access, limit, params, query } = endpoint;
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: operationId(route, { isList: isList(endpoint), creates: endpoint.status === 201 }),
    summary: about,
    tags: [route.split("/")[2] ?? "api"],
    ...(access === "public" && { security: [] }),
    ...(access !== "member" && { "x-access": access }),
    "x-rate-limit": limit,
    requestParams: {
      ...(params && { path: z.object(params as z.ZodRawShape) }), // as above
      ...(query && { query: z.object(query as z.ZodRawShape) }), // as above
    },
    ...(requestBody && { requestBody }),
    responses: {
      [String(statusOf(endpoint))]: answers.of(endpoint),
      ...errors.of(endpoint),
    },
  } as ZodOpenApiOperationObject; // the x- extensions are not in its type
};

/** What a document is made for: the product's name, the session's cookie, and where the interface answers. */
export type Product = { name: string; cookie: string; origin: string };

const INTRODUCTION = `JSON over HTTPS. Sign in by POST /api/auth/sign-in; the session is an HttpOnly cookie. Requests that change something carry our Origin. Every error is an Error with a stable code; details name the broken fields. x-access says who may call an operation (members, where it is missing), x-rate-limit how often.`;

/** The OpenAPI 3.1 document of a contract. Two operations of one name throw. */
export function openapi(contract: object, { name, cookie, origin }: Product): Record<string, unknown> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  const names = new Set<string>();
  const endpoints = Object.entries(contract) as [string, Endpoint][]; // every value of a contract is one
  const errors = new SharedErrors();
  const answers = new SharedAnswers(endpoints.map(([, endpoint]) => endpoint));
  for (const [route, endpoint] of endpoints) {
    const [method = "", path = ""] = route.split(" ");
    const operation = operationOf(route, endpoint, { answers, errors });
    const { operationId: id = "" } = operation;
    if (names.has(id)) throw new Error(`Two operations are called ${id}; one is ${route}`);
    names.add(id);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: { title: `${name} API`, version: "1", description: INTRODUCTION },
      servers: [{ url: origin }],
      security: [{ session: [] }],
      paths: paths as ZodOpenApiPathsObject, // built by method name above
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } },
        responses: { ...answers.responses, ...errors.responses },
      },
    },
    { override: overrideSchema },
  );
  return { ...shareParameters(document) };
}
