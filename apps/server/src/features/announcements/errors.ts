import type { announcements } from "@kompagnon/contract/announcements/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of announcements declares. */
export const Fail = failOf<typeof announcements.endpoints>();
export type Fail = InstanceType<typeof Fail>;
