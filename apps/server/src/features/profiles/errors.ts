import type { profiles } from "@kompagnon/contract/profiles/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of profiles declares. */
export const Fail = failOf<typeof profiles.endpoints>();
export type Fail = InstanceType<typeof Fail>;
