import type { ai } from "@kompagnon/contract/ai/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of the assistants declares. */
export const Fail = failOf<typeof ai.endpoints>();
export type Fail = InstanceType<typeof Fail>;
