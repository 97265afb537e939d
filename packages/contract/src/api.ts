import * as apis from "./apis.ts";
import { merged } from "./wire/feature.ts";
import { healthEndpoints, startEndpoints } from "./wire/system-endpoints.ts";

/** Every route of the HTTP interface. The web app imports this as a type only. */
export const api = { ...healthEndpoints, ...startEndpoints, ...merged(apis, "endpoints") };
export type Api = typeof api;
