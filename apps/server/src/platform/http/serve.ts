import type { Readable } from "node:stream";
import type { Endpoint, ErrorCode, Parsed, Returned } from "@kompagnon/contract/wire/endpoint.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from "fastify";
import { z } from "zod";
import { Fail } from "#platform/errors.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { readLimit } from "#platform/http/limits.ts";
import { takeFile, type UploadedFile } from "#platform/http/uploads.ts";
import { guard, type Viewer } from "#platform/http/viewer.ts";

/** Answers one endpoint; the routes know which. */
type Handle = (context: object) => Promise<unknown>;

declare module "fastify" {
  interface FastifyInstance {
    /** How the answers are found that pages begin with, by route. */
    startHandlers: Map<string, Handle>;
    /** Where the next large upload goes. */
    newUploadPath: () => Promise<string>;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type Context<E> = Parsed<E> & {
  viewer: E extends { access: "public" } ? Viewer | null : Viewer;
  /** `throw fail("name_taken")`: only codes that the endpoint declares. */
  fail: (code: ErrorCode<E>, extra?: ConstructorParameters<typeof Fail>[1]) => Fail;
  /** The bytes of the uploaded file; of a large one where it lies until the request is answered. */
  file: E extends { upload: { large: true } }
    ? UploadedFile
    : E extends { upload: object }
      ? Buffer
      : undefined;
  /** The body as it came, of an endpoint that says `raw`. */
  raw: E extends { raw: true } ? Buffer : undefined;
  /** The type that the browser gave the uploaded file; one of those the endpoint takes. */
  claimed: E extends { upload: object } ? string : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};
/** A stream's or a socket's handler takes the raw reply over and returns nothing. */
type Answer<E> = E extends { events: object } | { socket: true }
  ? undefined
  : E extends { download: string }
    ? Buffer | Readable
    : Returned<E> | SerializedJson<Returned<E>>;
type Handlers<T> = { [R in keyof T]: (context: Context<T[R]>) => Promise<Answer<T[R]>> };

const JSON_TYPE = "application/json; charset=utf-8";
const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Registers every endpoint of a feature; forgetting one does not compile. */
export function serve<T extends object>(app: FastifyInstance, all: T, handlers: NoInfer<Handlers<T>>): void {
  for (const [route, endpoint] of Object.entries(all) as [string, Endpoint][]) {
    const handle = handlers[route as keyof T] as Handle; // the loop loses which route it is
    if (endpoint.start) app.startHandlers.set(route, handle);
    if (endpoint.raw) serveRaw(app, routeOptions(app, route, endpoint, handle), RAW_TYPES[`${endpoint.raw}`]);
    else app.route(routeOptions(app, route, endpoint, handle));
  }
}

const RAW_TYPES = {
  true: ["application/json"],
  form: ["application/x-www-form-urlencoded", "multipart/form-data"],
};

/** A route whose body stays as it came, in a scope of its own: everywhere else JSON is parsed as before. */
function serveRaw(app: FastifyInstance, options: RouteOptions, types: string[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.route(options);
  });
}

function routeOptions(app: FastifyInstance, route: string, endpoint: Endpoint, handle: Handle): RouteOptions {
  const { limit, params, query, body, upload, output, download, events, socket } = endpoint;
  const [method, path] = route.split(" ") as [HTTPMethods, string]; // the contract's keys read "METHOD /path"
  const status = endpoint.status ?? (output || download || events || socket ? 200 : 204);
  return {
    method,
    // A stream has no end that HEAD could ask for.
    exposeHeadRoute: !events && !socket,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
    config: { endpoint, limit: readLimit(limit, app.limitFactor) },
    schema: {
      ...(params && { params: z.object(params) }),
      ...(query && { querystring: z.object(query) }),
      ...(body && { body }),
      ...(output && { response: { [status]: output } }),
    },
    // After the limiter (onRequest), so that refused calls count as well.
    preParsing: async (request) => guard(endpoint, request.viewer, method !== "GET"),
    handler: async (request, reply) => {
      const taken = upload ? await takeFile(request, upload, app.newUploadPath) : null;
      const { params: p, query: q, body: b, viewer } = request;
      const raw = endpoint.raw ? b : undefined;
      const context = { params: p, query: q, body: raw ? undefined : b, raw, viewer, fail, request, reply };
      const answer = await handle({ ...context, file: taken?.file, claimed: taken?.claimed }).finally(
        taken?.done,
      );
      if (events || socket) return reply;
      if (answer instanceof SerializedJson) return reply.code(status).type(JSON_TYPE).send(answer.bytes);
      if (download && !reply.hasHeader("content-type")) reply.type(download);
      // A part of a file has a status of its own.
      return (download && reply.statusCode !== 200 ? reply : reply.code(status)).send(answer);
    },
  };
}

/** What every handler is given to refuse with. */
export const fail = (code: CodeWithText, extra?: ConstructorParameters<typeof Fail>[1]) =>
  new Fail(code, extra);
