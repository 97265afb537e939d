import { documentsEndpoints } from "./endpoints.ts";
import { documentsEvents } from "./events.ts";
import { linksEndpoints } from "./link-endpoints.ts";
import { logEndpoints } from "./log-endpoints.ts";
import { peopleEndpoints } from "./people-endpoints.ts";

/** The HTTP routes and live events of documents that people write together. */
export const documents = {
  endpoints: { ...documentsEndpoints, ...logEndpoints, ...peopleEndpoints, ...linksEndpoints },
  events: documentsEvents,
};
