import * as apis from "./apis.ts";
import { merged } from "./wire/feature.ts";
import { healthEndpoints } from "./wire/health.ts";
import { startEndpoints } from "./wire/start.ts";

/** Every route of the HTTP interface. The web app imports this as a type only. */
export const api = { ...healthEndpoints, ...startEndpoints, ...merged(apis, "endpoints") };
export type Api = typeof api;
