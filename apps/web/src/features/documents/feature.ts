import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";

/** Documents that people write together; their editors are features of their own. */
export const documents = {
  listener: {
    component: lazy(async () => ({ default: (await import("./documents-listener.tsx")).DocumentsListener })),
  },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
