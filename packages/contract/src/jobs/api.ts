import { jobsEndpoints } from "./endpoints.ts";
import { jobsEvents } from "./events.ts";

/** The HTTP routes and live events of the job board. */
export const jobs = { endpoints: jobsEndpoints, events: jobsEvents };
