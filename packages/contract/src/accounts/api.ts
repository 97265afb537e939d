import { accountsEndpoints } from "./endpoints.ts";
import { factorResetEndpoints, securityEndpoints } from "./security-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";
import { statusEndpoints } from "./status-endpoints.ts";

/** The HTTP routes of accounts. */
export const accounts = {
  endpoints: {
    ...accountsEndpoints,
    ...securityEndpoints,
    ...factorResetEndpoints,
    ...staffEndpoints,
    ...statusEndpoints,
  },
  events: {},
};
