import type { identities } from "@kompagnon/contract/identities/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of identities declares. */
export const Fail = failOf<typeof identities.endpoints>();
export type Fail = InstanceType<typeof Fail>;
