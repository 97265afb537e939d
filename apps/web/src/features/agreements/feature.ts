import type { WebFeature } from "#platform/feature.ts";
import { AgreementsListener } from "./api.ts";

/** Agreements: written, sent, signed by both. */
export const agreements = {
  listener: { component: AgreementsListener },
  resourceEntries: () => import("./resource-entries.ts"),
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
