import { SECOND_FACTOR_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";
import { ConfirmEmailBar } from "./components/confirm-email-bar.tsx";

/** Reminds whoever has not confirmed their address, and asks the team to confirm who they are. */
export const accounts = {
  adminEntries: () => import("./admin-entries.ts"),
  listener: {
    component: lazy(async () => ({
      default: (await import("./step-up/step-up-listener.tsx")).StepUpListener,
    })),
    level: SECOND_FACTOR_LEVEL,
  },
  bar: { order: 10, component: ConfirmEmailBar },
} satisfies WebFeature;
