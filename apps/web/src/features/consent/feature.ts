import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";

/** Whether visits may be measured. */
export const consent = {
  listener: {
    component: lazy(async () => ({ default: (await import("./consent-listener.tsx")).ConsentListener })),
  },
} satisfies WebFeature;
