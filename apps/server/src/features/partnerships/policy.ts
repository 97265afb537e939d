import type { partnerships } from "@kompagnon/contract/partnerships/endpoints.ts";
import type { Answer, Point } from "@kompagnon/contract/partnerships/model.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import type { DoneRow, PathRow } from "#features/partnerships/queries.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of partnerships declares. */
export const Fail = failOf<typeof partnerships.endpoints>();
export type Fail = InstanceType<typeof Fail>;

type Aged = { age: number | null };
/** Whether two members may use the path: founding a company requires adults. An unknown age does not prevent it. */
export const mayFound = (two: readonly Aged[]): boolean =>
  two.every(({ age }) => age === null || age >= ADULT_AGE);

/** Whether a part is uncovered: both have said that they are done with it. */
export const isUncovered = (done: readonly DoneRow[], part: string): boolean =>
  new Set(done.filter((row) => row.part === part).map(({ member_id }) => member_id)).size === 2;

/** Whether a member may read an answer: their own at any time, the other's once both are done with its part. */
export const canReadAnswer = (memberId: string, authorId: string, uncovered: boolean): boolean =>
  memberId === authorId || uncovered;

/** Whether an answer may be withdrawn: before the other side can read it, and a text at any time. */
export const canTakeBack = (kind: Answer["kind"], uncovered: boolean): boolean =>
  !uncovered || kind === "text";

/** Whether a member may resume the path: only the side that put it aside. */
export const canTakeUp = (memberId: string, { aside_by }: PathRow): boolean => aside_by === memberId;

/** Whether a member may confirm a point: what the other has worded. */
export const canConfirm = (memberId: string, { author_id }: Pick<Point, "author_id">): boolean =>
  author_id !== memberId;
