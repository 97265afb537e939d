import type { AuditAction, CaseState, ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** A page of the moderators' queue. */
export const queueQuery = (state: CaseState, kind: ReportKind | null) =>
  pages("GET /api/admin/reports", { query: { state, limit: 20, ...(kind && { kind }) } });
/** The open cases, or those with an appeal, whose turn it is next. */
export const nextQuery = (state: "open" | "appealed", kind: ReportKind | null) =>
  query("GET /api/admin/reports", { query: { state, limit: 20, ...(kind && { kind }) } });
/** One case. */
export const caseQuery = (id: string) => query("GET /api/admin/reports/{id}", { params: { id } });
/** How much waits: the first case only, for its counts. */
export const waitingQuery = () => query("GET /api/admin/reports", { query: { limit: 1 } });
/** The filter of the audit log. */
export type AuditQuery = { action?: AuditAction; subject?: string };
/** The audit log. */
export const auditQuery = (filters: AuditQuery) =>
  pages("GET /api/admin/audit", { query: { limit: 50, ...filters } });
/** Decisions about the member's own content. */
export const decisionsQuery = () => pages("GET /api/moderation/decisions", { query: { limit: 20 } });

/** Fetches the queue and its counts again. */
export const refreshQueue = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/reports"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
  ]);
/** Fetches one case again. */
export const refreshCase = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey });
/** Fetches the decisions about the member again. */
export const refreshDecisions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/moderation/decisions"] });
