import { SECOND_FACTOR_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";
import { ConfirmEmailBar } from "./components/confirm-email-bar.tsx";

/** Reminds members to confirm their address, and asks staff for their second factor. */
export const accounts = {
  adminEntries: () => import("./admin-entries.ts"),
  listener: {
    component: lazy(async () => ({
      default: (await import("./step-up-listener.tsx")).StepUpListener,
    })),
    level: SECOND_FACTOR_LEVEL,
  },
  bar: { order: 10, component: ConfirmEmailBar },
} satisfies WebFeature;
