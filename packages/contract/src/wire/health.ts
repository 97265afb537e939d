import { z } from "zod";
import { endpoints } from "./endpoint.ts";

const state = z.enum(["ok", "down", "off"]);

/** The process and what it depends on, and the reference of the interface. */
export const healthEndpoints = endpoints({
  "GET /api/health": {
    about: "Whether this process and its dependencies work; 503 while the database is away.",
    access: "public",
    limit: "600/minute",
    output: z.object({ status: state, database: state, redis: state, version: z.string() }),
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
});
