import type { teams } from "@kompagnon/contract/teams/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of teams declares. */
export const Fail = failOf<typeof teams.endpoints>();
export type Fail = InstanceType<typeof Fail>;
