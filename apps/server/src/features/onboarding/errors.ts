import type { onboarding } from "@kompagnon/contract/onboarding/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of onboarding declares. */
export const Fail = failOf<typeof onboarding.endpoints>();
export type Fail = InstanceType<typeof Fail>;
