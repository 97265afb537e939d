import type { publicpages } from "@kompagnon/contract/publicpages/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of public pages declares. */
export const Fail = failOf<typeof publicpages.endpoints>();
export type Fail = InstanceType<typeof Fail>;
