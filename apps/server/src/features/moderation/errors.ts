import type { moderation } from "@kompagnon/contract/moderation/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of moderation declares. */
export const Fail = failOf<typeof moderation.endpoints>();
export type Fail = InstanceType<typeof Fail>;
