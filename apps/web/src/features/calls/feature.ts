import type { WebFeature } from "#platform/feature.ts";
import { CallsListener } from "./calls-listener.tsx";

/** Calls ring on every page. */
export const calls = {
  listener: { component: CallsListener },
  notificationCards: () => import("./notification-cards.ts"),
} satisfies WebFeature;
