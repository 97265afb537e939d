import type { polls } from "@kompagnon/contract/polls/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of polls declares. */
export const Fail = failOf<typeof polls.endpoints>();
export type Fail = InstanceType<typeof Fail>;
