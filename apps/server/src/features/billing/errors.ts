import type { billing } from "@kompagnon/contract/billing/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of billing declares. */
export const Fail = failOf<typeof billing.endpoints>();
export type Fail = InstanceType<typeof Fail>;
