import type { analytics } from "@kompagnon/contract/analytics/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of analytics declares. */
export const Fail = failOf<typeof analytics.endpoints>();
export type Fail = InstanceType<typeof Fail>;
