import type { calls } from "@kompagnon/contract/calls/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of calls declares. */
export const Fail = failOf<typeof calls.endpoints>();
export type Fail = InstanceType<typeof Fail>;
