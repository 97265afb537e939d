import type { agreements } from "@kompagnon/contract/agreements/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of agreements declares. */
export const Fail = failOf<typeof agreements.endpoints>();
export type Fail = InstanceType<typeof Fail>;
