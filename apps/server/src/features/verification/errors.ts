import type { verification } from "@kompagnon/contract/verification/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of verification declares. */
export const Fail = failOf<typeof verification.endpoints>();
export type Fail = InstanceType<typeof Fail>;
