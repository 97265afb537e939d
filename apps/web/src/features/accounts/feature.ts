import type { WebFeature } from "#platform/feature.ts";
import { ConfirmEmailBar } from "./components/confirm-email-bar.tsx";

/** Reminds whoever has not confirmed their address. */
export const accounts = {
  bar: { order: 10, component: ConfirmEmailBar },
} satisfies WebFeature;
