import type { groups } from "@kompagnon/contract/groups/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of groups declares. */
export const Fail = failOf<typeof groups.endpoints>();
export type Fail = InstanceType<typeof Fail>;
