import type { rooms } from "@kompagnon/contract/rooms/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of rooms declares. */
export const Fail = failOf<typeof rooms.endpoints>();
export type Fail = InstanceType<typeof Fail>;
