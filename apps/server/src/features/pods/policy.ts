import type { pods } from "@kompagnon/contract/pods/endpoints.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of weekly circles declares. */
export const Fail = failOf<typeof pods.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Whether a circle is written in: it is not over. */
export const canWrite = ({ closedAt }: { closedAt: Date | null }): boolean => closedAt === null;

/** Whether a member may cheer an entry: another member's, which is not withheld. */
export const canCheer = (memberId: string, entry: { memberId: string; withheld: boolean }): boolean =>
  entry.memberId !== memberId && !entry.withheld;

/** Whether a member takes the words of a week back: their own, at any time. */
export const canTakeBack = (memberId: string, entry: { memberId: string }): boolean =>
  entry.memberId === memberId;

type Facts = { username: string | null; age: number | null; models: readonly string[] };
/** What a member lacks to be placed with strangers. */
export const lackedBy = ({ username, age, models }: Facts): ("age" | "models" | "name")[] => [
  ...(username === null ? (["name"] as const) : []),
  ...(age === null || age < ADULT_AGE ? (["age"] as const) : []),
  ...(models.length === 0 ? (["models"] as const) : []),
];
