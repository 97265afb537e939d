import type { accounts } from "@kompagnon/contract/accounts/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of accounts declares. */
export const Fail = failOf<typeof accounts.endpoints>();
export type Fail = InstanceType<typeof Fail>;
