import { commonErrors, type Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { problem } from "@kompagnon/contract/wire/problem.ts";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";

const answerOf = ({ output, events, download }: Endpoint) => {
  if (output) return { "application/json": { schema: output as z.ZodType } }; // the contract types schemas by zod's core
  if (events) return { "text/event-stream": { schema: events as z.ZodType } }; // as above
  return download ? { [download]: { schema: z.string().meta({ format: "binary" }) } } : undefined;
};

/** The errors that can meet this endpoint, by status. */
const errorsOf = ({ errors, access }: Endpoint) => {
  const possible = Object.entries({ ...commonErrors, ...errors }).filter(
    ([code]) => access !== "public" || code !== "unauthenticated",
  );
  const byStatus = Map.groupBy(possible, ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(([code]) => code).join(", "),
        content: { "application/json": { schema: problem } },
      },
    ]),
  );
};

const operationOf = (path: string, endpoint: Endpoint): ZodOpenApiOperationObject => {
  const { about, access, limit, params, query, body, upload } = endpoint;
  const content = answerOf(endpoint);
  const requestParams = {
    ...(params && { path: z.object(params as z.ZodRawShape) }),
    ...(query && { query: z.object(query as z.ZodRawShape) }),
  };
  const input = body
    ? { "application/json": { schema: body as z.ZodType } }
    : upload && {
        "multipart/form-data": { schema: z.object({ file: z.string().meta({ format: "binary" }) }) },
      };
  return {
    summary: about,
    tags: [path.split("/")[2] ?? "api"],
    ...(access !== "public" && { security: [{ session: [] }] }),
    "x-access": access,
    "x-rate-limit": limit,
    requestParams,
    ...(input && { requestBody: { content: input } }),
    responses: {
      [String(content ? (endpoint.status ?? 200) : 204)]: {
        description: "Done",
        ...(content && { content }),
      },
      ...errorsOf(endpoint),
    },
  } as ZodOpenApiOperationObject; // the x- extensions are not in its type
};

/** The OpenAPI 3.1 document of a contract. */
export function openapi(contract: object, name: string, cookie: string): Record<string, unknown> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [route, endpoint] of Object.entries(contract) as [string, Endpoint][]) {
    const [method = "", path = ""] = route.split(" ");
    const operations = paths[path] ?? {};
    operations[method.toLowerCase()] = operationOf(path, endpoint);
    paths[path] = operations;
  }
  const document = createDocument({
    openapi: "3.1.0",
    info: { title: `${name} API`, version: "1" },
    paths: paths as ZodOpenApiPathsObject, // built by method name above
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } } },
  });
  return { ...document };
}
