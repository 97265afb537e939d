import { queryClient } from "#platform/queries.ts";

/** Fetches all cached agreements again. */
export const refreshAgreements = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/agreements"),
  });
