import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";

/** A member's keys, by which documents are opened whose key the server does not have. */
export const identities = {
  listener: {
    component: lazy(async () => ({
      default: (await import("./identities-listener.tsx")).IdentitiesListener,
    })),
  },
} satisfies WebFeature;
