import type { businessplans } from "@kompagnon/contract/businessplans/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of business plans declares. */
export const Fail = failOf<typeof businessplans.endpoints>();
export type Fail = InstanceType<typeof Fail>;
