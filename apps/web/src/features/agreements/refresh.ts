import { queryClient } from "#platform/queries.ts";

/** Fetches anew what is known of agreements. */
export const refreshAgreements = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/agreements"),
  });
