import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** My agreements, page by page. */
export const listQuery = () => pages("GET /api/agreements", { query: { limit: 20 } });
/** The first few of them, or of those that wait for my signature. */
export const recentQuery = (show: "all" | "waiting") =>
  query("GET /api/agreements", { query: { limit: 4, show } });
/** One of them. */
export const agreementQuery = (id: string) => query("GET /api/agreements/{id}", { params: { id } });

/** Stores an agreement in the cache. Lists are fetched again when they are shown. */
export function putAgreement(agreement: Agreement): void {
  queryClient.setQueryData<Agreement>(agreementQuery(agreement.id).queryKey, agreement);
  void queryClient.invalidateQueries({ queryKey: ["GET /api/agreements"] });
}

/** Keeps what is known of agreements true. Draws nothing. */
export function AgreementsListener() {
  useLiveEvent("agreement_changed", () => void refreshAgreements());
  useResync(() => void refreshAgreements());
  return null;
}

/** Fetches all cached agreements again. */
export const refreshAgreements = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/agreements"),
  });
