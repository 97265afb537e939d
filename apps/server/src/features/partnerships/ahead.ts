import { ownStep, type PathAhead } from "@kompagnon/contract/partnerships/model.ts";
import { findPair } from "#features/partnerships/pair.ts";
import { viewPath } from "#features/partnerships/path.ts";
import { listStarted } from "#features/partnerships/queries.ts";
import { ASKED } from "#features/partnerships/steps.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Paths that are checked for the caller's turn: those with the latest activity. */
const LOOKED_AT = 5;

async function stepOn(db: Queryable, memberId: string, chatId: string): Promise<PathAhead | null> {
  const pair = await findPair(db, memberId, chatId);
  const path = pair?.canWrite ? await viewPath(db, pair) : null;
  const step = ownStep.safeParse(path?.next?.kind);
  return path && step.success ? { chat_id: chatId, other: path.other, step: step.data } : null;
}

/** The path on which it is a member's turn: what the other waits for first, else where something happened last. */
export async function aheadOf(db: Queryable, memberId: string): Promise<{ ahead: PathAhead | null }> {
  let ahead: PathAhead | null = null;
  for (const chatId of await listStarted(db, memberId, LOOKED_AT)) {
    const next = await stepOn(db, memberId, chatId);
    if (next && ASKED.has(next.step)) return { ahead: next };
    ahead ??= next;
  }
  return { ahead };
}
