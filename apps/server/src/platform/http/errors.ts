import { commonErrors } from "@kompagnon/contract/wire/endpoint.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { codeOf, Fail, isUnstorable } from "#platform/errors.ts";
import { serializerOf } from "#platform/http/serializer.ts";
import { newId } from "#platform/id.ts";
import type { Translate } from "#platform/texts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Identifies the failure for the caller; also in the log. */
    errorId: string | null;
  }
}

/** zod's issues as our details: dotted field, and the contract's own code where it gave one. */
const detailsOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.slice(0, 20).map((issue) => ({
    field: issue.path.join("."),
    // Some of zod's codes have no text of their own and use the generic one.
    code: (/^[a-z][a-z_]+$/.test(issue.message) ? issue.message : issue.code) as CodeWithText,
  }));

/** Fastify's own refusals (too large, wrong type, bad JSON, an address outside the files) by their HTTP status. */
const FRAMEWORK: Readonly<Record<number, keyof typeof commonErrors>> = {
  400: "invalid_input",
  403: "not_found",
  404: "not_found",
  413: "too_large",
  415: "unsupported_type",
};

/** Every error in the one shape of the wire; zod checks what comes in and strips what must not go out. */
export function setUpErrors(app: FastifyInstance, translate: Translate): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { data: value, error } = schema.safeParse(data ?? undefined);
    return error ? { error: new Fail("invalid_input", { details: detailsOf(error.issues) }) } : { value };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => serializerOf(schema));
  app.decorateRequest("errorId", null);
  app.setNotFoundHandler(() => Promise.reject(new Fail("not_found")));
  app.setErrorHandler((error: Error, request, reply) => {
    const { status, code, details, data, retryAfter, id } = asFail(error, request);
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    return reply
      .code(status)
      .type("application/json")
      .send({
        error: code,
        message: translate(request.headers["accept-language"], code, data),
        ...(details && {
          details: details.map((detail) => ({
            ...detail,
            message: translate(request.headers["accept-language"], detail.code, data),
          })),
        }),
        ...(id && { id }),
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
      });
  });
}

/**
 * Answers an address that the router itself can't read, before any hook runs: a broken escape is 400, a part longer than
 * any parameter is 404. `headers` are those of every answer.
 */
export const refuseAddress =
  (translate: Translate, headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const code = error.code === "FST_ERR_BAD_URL" ? "invalid_input" : "not_found";
    reply
      .headers({ ...headers, "cache-control": "no-store" })
      .code(commonErrors[code])
      .type("application/json")
      .serializer(JSON.stringify)
      .send({ error: code, message: translate(request.headers["accept-language"], code) });
  };

function asFail(error: Error, request: FastifyRequest) {
  const statuses: Record<string, number> = {
    ...commonErrors,
    ...request.routeOptions.config.endpoint?.errors,
  };
  if (error instanceof Fail) {
    const status = statuses[error.code];
    if (status) return { ...error, status, code: error.code, id: undefined };
    request.log.error({ code: error.code }, "an endpoint answered with a code it does not declare");
  }
  const status = isUnstorable(error) ? 400 : (error as FastifyError).statusCode; // set on the framework's own errors
  const framework = status === undefined ? undefined : FRAMEWORK[status];
  if (framework)
    return {
      status: commonErrors[framework],
      code: framework,
      details: undefined,
      data: undefined,
      retryAfter: undefined,
      id: undefined,
    };
  const code = codeOf(error);
  const id = newId();
  request.errorId = id;
  request.log.error({ err: error, id, route: request.routeOptions.url }, "request failed");
  return {
    status: statuses[code] ?? 500,
    code,
    details: undefined,
    data: { id },
    retryAfter: code === "unavailable" ? 2 : undefined,
    id,
  };
}
