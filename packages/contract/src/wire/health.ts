import { z } from "zod";
import { endpoints } from "./endpoint.ts";

const state = z.enum(["ok", "down", "off"]);
/** Redis may also answer and take no writes, for want of room. */
export const redisState = z.enum(["ok", "read_only", "down", "off"]);

/** The process and what it depends on, and the reference of the interface. */
export const healthEndpoints = endpoints({
  "GET /api/health": {
    about: "Whether this process and its dependencies work; 503 while the database is away.",
    access: "public",
    limit: "600/minute",
    output: z.object({ status: state, database: state, redis: redisState, version: z.string() }),
  },
  "GET /api/openapi.json": {
    about: "This interface as an OpenAPI 3.1 document.",
    access: "public",
    limit: "120/minute",
    output: z.record(z.string(), z.unknown()),
  },
  "GET /api/docs": {
    about: "This interface as a page to read.",
    access: "public",
    limit: "120/minute",
    download: "text/html; charset=utf-8",
  },
  "GET /.well-known/security.txt": {
    about: "Where to report a hole in the product's security (RFC 9116).",
    access: "public",
    limit: "120/minute",
    download: "text/plain; charset=utf-8",
  },
});
