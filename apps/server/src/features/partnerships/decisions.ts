import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import type { AsideHow, End, Stage } from "@kompagnon/contract/partnerships/rules.ts";
import { writeWithin } from "#features/chats/public.ts";
import { lockPair, type Pair, publishToBoth, requireGoing } from "#features/partnerships/pair.ts";
import { viewPath } from "#features/partnerships/path.ts";
import { canTakeUp } from "#features/partnerships/policy.ts";
import { findPath, type PathRow, savePath } from "#features/partnerships/queries.ts";
import { findProfiles } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member would like to found a team with the other. */
    "partnership.team.wanted": { chatId: string; memberId: string; otherId: string };
    /** The path of two was put aside: what it asked of them is asked no more. */
    "partnership.aside": { chatId: string; members: readonly string[] };
  }
}

/** Decides something about a path as a whole under its conversation's lock, told to both. Throws not_found, cannot_write. */
const decide = (
  platform: Platform,
  memberId: string,
  chatId: string,
  alter: (tx: Tx, pair: Pair) => Promise<PathRow | null>,
): Promise<Path> =>
  platform.db.transaction(async (tx) => {
    const pair = await lockPair(tx, memberId, chatId);
    const changed = await alter(tx, pair);
    if (changed) {
      await savePath(tx, chatId, changed);
      await publishToBoth(platform, tx, pair);
    }
    return viewPath(tx, pair);
  });

/** Leaves a stage out, or takes it in again. Throws as `decide`, and path_aside. */
export const skipStage = (
  platform: Platform,
  memberId: string,
  { chatId, stage, on }: { chatId: string; stage: Stage; on: boolean },
) =>
  decide(platform, memberId, chatId, async (tx) => {
    const path = await requireGoing(tx, chatId);
    if (path.skipped.includes(stage) === on) return null;
    const others = path.skipped.filter((one) => one !== stage);
    return { ...path, skipped: on ? [...others, stage] : others };
  });

const asideNow = (path: PathRow, memberId: string, how: AsideHow): PathRow => ({
  ...path,
  team_wanted: [],
  aside_by: memberId,
  aside_how: how,
  aside_at: new Date(),
});
const publishAside = ({ domainEvents }: Platform, tx: Tx, { chatId, me, other }: Pair) =>
  domainEvents.publish(tx, "partnership.aside", { chatId, members: [me, other] });

/** Puts the path aside for a while. Throws as `decide`, and path_aside. */
export const putAside = (platform: Platform, memberId: string, chatId: string) =>
  decide(platform, memberId, chatId, async (tx, pair) => {
    const path = await requireGoing(tx, chatId);
    await publishAside(platform, tx, pair);
    return asideNow(path, memberId, "pause");
  });

/** Resumes a path that the member put aside; does nothing if it is not aside. Throws as `decide`, and forbidden. */
export const takeUp = (platform: Platform, memberId: string, chatId: string) =>
  decide(platform, memberId, chatId, async (tx) => {
    const path = await findPath(tx, chatId);
    if (path.aside_by === null) return null;
    if (!canTakeUp(memberId, path)) throw new Fail("forbidden");
    return { ...path, aside_by: null, aside_how: null, aside_at: null };
  });

/** Says in the conversation, in the member's name and language, how they would like to go on. */
async function say(platform: Platform, tx: Tx, { chatId, me, other }: Pair, choice: End): Promise<void> {
  const two = await findProfiles(tx, [me, other]);
  const nameOf = (id: string) => two.find((one) => one.id === id);
  const text = platform.texts.say(nameOf(me)?.language ?? "de", `partnerships/messages:${choice}`, {
    name: nameOf(other)?.username ?? "",
  });
  await writeWithin(platform, tx, { chatId, senderId: me, clientId: newId(), text });
}

/**
 * Found a team, go on as friends, or part: one press, told to the other kindly. Wanting a team twice says it once; of two who
 * decide at the same moment the first one's putting aside stands. Throws as `decide`, and path_aside.
 */
export const endPath = (platform: Platform, memberId: string, chatId: string, choice: End) =>
  decide(platform, memberId, chatId, async (tx, pair) => {
    const path = await requireGoing(tx, chatId);
    if (choice === "team" && path.team_wanted.includes(memberId)) return null;
    await say(platform, tx, pair, choice);
    if (choice !== "team") {
      await publishAside(platform, tx, pair);
      return asideNow(path, memberId, choice);
    }
    await platform.domainEvents.publish(tx, "partnership.team.wanted", {
      chatId,
      memberId,
      otherId: pair.other,
    });
    return { ...path, team_wanted: [...path.team_wanted, memberId] };
  });
