import type { quest } from "@kompagnon/contract/quest/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of quest declares. */
export const Fail = failOf<typeof quest.endpoints>();
export type Fail = InstanceType<typeof Fail>;
