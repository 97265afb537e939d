import type { admin } from "@kompagnon/contract/admin/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of the admin area declares. */
export const Fail = failOf<typeof admin.endpoints>();
export type Fail = InstanceType<typeof Fail>;
