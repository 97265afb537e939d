/** What other features may use of billing. */

/** Purchases of the sample community, loaded with it alone. */
export const sampleOrders = () => import("#features/billing/sample/load.ts");
