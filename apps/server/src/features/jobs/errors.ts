import type { jobs } from "@kompagnon/contract/jobs/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of jobs declares. */
export const Fail = failOf<typeof jobs.endpoints>();
export type Fail = InstanceType<typeof Fail>;
