import type { chats } from "@kompagnon/contract/chats/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of chats declares. */
export const Fail = failOf<typeof chats.endpoints>();
export type Fail = InstanceType<typeof Fail>;
