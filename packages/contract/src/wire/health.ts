import { z } from "zod";
import { endpoints } from "./endpoint.ts";

const state = z.enum(["ok", "down", "off"]);

/** The process and what it depends on. */
export const healthEndpoints = endpoints({
  "GET /api/health": {
    about: "Whether this process and its dependencies work; 503 while the database is away.",
    access: "public",
    limit: "600/minute",
    output: z.object({ status: state, database: state, redis: state, version: z.string() }),
  },
});
