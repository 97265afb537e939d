import { peopleEndpoints } from "./endpoints.ts";
import { peopleEvents } from "./events.ts";

/** The HTTP routes and live events of people. */
export const people = { endpoints: peopleEndpoints, events: peopleEvents };
