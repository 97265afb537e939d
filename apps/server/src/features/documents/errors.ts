import type { documents } from "@kompagnon/contract/documents/api.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of documents declares. */
export const Fail = failOf<typeof documents.endpoints>();
export type Fail = InstanceType<typeof Fail>;
