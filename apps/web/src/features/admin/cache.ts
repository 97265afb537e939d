import type { MemberSort } from "@kompagnon/contract/admin/rules.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** What waits, for the overview and the names of the areas. */
export const overviewQuery = () => query("GET /api/admin/overview");
/** How the product does. */
export const systemQuery = () => ({ ...query("GET /api/admin/system"), refetchInterval: 15_000 });

/** What members are sought by. */
export type MemberQuery = {
  q: string;
  sort: MemberSort;
  level?: number;
  banned?: "true";
  premium?: "true";
  joined_from?: string;
  joined_to?: string;
};
/** Members by what is sought. */
export const membersQuery = (sought: MemberQuery) =>
  pages("GET /api/admin/members", { query: { ...sought, limit: 50 } });
/** Everything about a member. */
export const memberQuery = (id: string) => query("GET /api/admin/members/{id}", { params: { id } });
/** What the team did to a member. */
export const staffActionsQuery = (id: string) =>
  query("GET /api/admin/audit", { query: { subject: id, limit: 10 } });

/** Members' wishes to have lost second factors taken away. */
export const resetsQuery = (open: boolean) =>
  pages("GET /api/admin/factor-resets", { query: { limit: 20, open: open ? "true" : "false" } });
/** Appeals against bans. */
export const banAppealsQuery = (open: boolean) =>
  pages("GET /api/admin/ban-appeals", { query: { limit: 20, open: open ? "true" : "false" } });
/** Fetches what changes with a decision about either. */
export const refreshRequests = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/factor-resets"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/ban-appeals"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
    refreshAfterAction(),
  ]);

/** Fetches what changes with something done to a member. */
export const refreshAfterAction = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/audit"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/members"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/members/{id}"] }),
  ]);
