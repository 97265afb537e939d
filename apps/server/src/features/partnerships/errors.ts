import type { partnerships } from "@kompagnon/contract/partnerships/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of partnerships declares. */
export const Fail = failOf<typeof partnerships.endpoints>();
export type Fail = InstanceType<typeof Fail>;
