import type { Verification, VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { call, type Failure } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** The state of the member's verification. */
export const statusQuery = () => query("GET /api/verification");
/** Takes over what the server has answered. */
export const keepStatus = (now: Verification): void =>
  void queryClient.setQueryData(statusQuery().queryKey, now);

/** The reviewers' list. */
export const queueQuery = (state: "waiting" | "decided") =>
  pages("GET /api/admin/verifications", { query: { state, limit: 20 } });
/** What waits, to find the next case. */
export const nextQuery = () =>
  query("GET /api/admin/verifications", { query: { state: "waiting", limit: 20 } });
/** Fetches the reviewers' lists again. */
export const refreshQueue = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/verifications"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
  ]);

/**
 * A case. Fetching it assigns it to this reviewer and writes to the audit log. So it is never fetched again automatically, and
 * not cached after the page is left.
 */
export const caseQuery = (id: string) =>
  queryOptions<VerificationCase, Failure<"POST /api/admin/verifications/{id}/open">>({
    queryKey: ["verification case", id],
    queryFn: () => call("POST /api/admin/verifications/{id}/open", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
