import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import { query, queryClient } from "#platform/queries.ts";

/** My business plans. */
export const listQuery = () => query("GET /api/business-plans", {});
/** One of them. */
export const planQuery = (id: string) => query("GET /api/business-plans/{id}", { params: { id } });

/** Stores a business plan in the cache. The list is fetched again when it is shown. */
export function putPlan(plan: BusinessPlan): void {
  queryClient.setQueryData<BusinessPlan>(planQuery(plan.id).queryKey, plan);
  void queryClient.invalidateQueries({ queryKey: listQuery().queryKey });
}
