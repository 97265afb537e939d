import type { contact } from "@kompagnon/contract/contact/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of messages to the team declares. */
export const Fail = failOf<typeof contact.endpoints>();
export type Fail = InstanceType<typeof Fail>;
