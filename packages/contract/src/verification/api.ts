import { verificationEndpoints } from "./endpoints.ts";
import { verificationEvents } from "./events.ts";

/** The HTTP routes and live events of verification. */
export const verification = { endpoints: verificationEndpoints, events: verificationEvents };
