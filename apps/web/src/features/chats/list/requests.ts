import { query, queryClient } from "#platform/queries.ts";

/** Requests that wait: to me, or from me. */
export const requestsQuery = (box: "in" | "out") =>
  query("GET /api/chat-requests", { query: { box, limit: 100 } });
/** Fetches the requests again. */
export const refreshRequests = (): void =>
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chat-requests"] });
