import type { invites } from "@kompagnon/contract/invites/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of invites declares. */
export const Fail = failOf<typeof invites.endpoints>();
export type Fail = InstanceType<typeof Fail>;
