import type { people } from "@kompagnon/contract/people/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of people declares. */
export const Fail = failOf<typeof people.endpoints>();
export type Fail = InstanceType<typeof Fail>;
