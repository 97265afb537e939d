import type { pods } from "@kompagnon/contract/pods/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of weekly circles declares. */
export const Fail = failOf<typeof pods.endpoints>();
export type Fail = InstanceType<typeof Fail>;
