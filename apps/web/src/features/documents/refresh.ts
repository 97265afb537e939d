import { queryClient } from "#platform/queries.ts";

/** Fetches all cached documents again. */
export const refreshDocuments = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/documents"),
  });
