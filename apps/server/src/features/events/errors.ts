import type { events } from "@kompagnon/contract/events/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of events declares. */
export const Fail = failOf<typeof events.endpoints>();
export type Fail = InstanceType<typeof Fail>;
