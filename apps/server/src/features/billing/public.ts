/** What other features may use of billing. */

export { set as setPaper } from "#features/billing/documents/paper.ts";
export { webhookFigures } from "#features/billing/webhook/event-queries.ts";

/** Purchases of the sample community, loaded with it alone. */
export const sampleOrders = () => import("#features/billing/sample/load.ts");
