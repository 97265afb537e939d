import type { posts } from "@kompagnon/contract/posts/endpoints.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of posts declares. */
export const Fail = failOf<typeof posts.endpoints>();
export type Fail = InstanceType<typeof Fail>;
