import type { notifications } from "@kompagnon/contract/notifications/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of notifications declares. */
export const Fail = failOf<typeof notifications.endpoints>();
export type Fail = InstanceType<typeof Fail>;
