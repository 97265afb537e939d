import type { WebFeature } from "#platform/feature.ts";
import { BillingListener, TestNotice } from "./billing-listener.tsx";

/** Premium: what it costs, what was bought, and when it ends. */
export const billing = {
  listener: { component: BillingListener },
  bar: { order: 15, component: TestNotice },
  adminEntries: () => import("./admin-entries.ts"),
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
