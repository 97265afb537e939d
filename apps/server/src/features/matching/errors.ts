import type { matching } from "@kompagnon/contract/matching/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of matching declares. */
export const Fail = failOf<typeof matching.endpoints>();
export type Fail = InstanceType<typeof Fail>;
