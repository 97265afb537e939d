import { queryClient } from "#platform/queries.ts";

/** Fetches anew what is known of documents. */
export const refreshDocuments = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/documents"),
  });
