import type { trials } from "@kompagnon/contract/trials/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of trials declares. */
export const Fail = failOf<typeof trials.endpoints>();
export type Fail = InstanceType<typeof Fail>;
