import type { TeamBeginning } from "@kompagnon/contract/teams/model.ts";
import { type FoundedFrom, TEAM_GOAL_MAX, TEAM_NAME_MAX } from "@kompagnon/contract/teams/rules.ts";
import { findAccess, openChannel } from "#features/chats/public.ts";
import { knownGroups } from "#features/groups/public.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { record } from "#features/teams/history/history.ts";
import { ask, guestsOf } from "#features/teams/invites/invites.ts";
import { addMember, follow, requireRoom } from "#features/teams/members/membership.ts";
import { canRead } from "#features/teams/policy.ts";
import { findByOrigin, findTeam, insertTeam, type TeamRow, takeTurns } from "#features/teams/queries.ts";
import { findTrial } from "#features/trials/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { firstOf } from "#platform/excerpt.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Something that a team is founded from, as its members name it. */
export type From = { kind: FoundedFrom; id: string };

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Two made a team of what they had: their conversation's, or a trial project's in it. */
    "team.founded_by_two": { chatId: string; memberIds: readonly string[] };
  }
}

/** What a member may found a team from, with the suggested values. */
type Beginning = {
  /** There is only one team from it. */
  single: boolean;
  /** The conversation of the two founders. */
  chatId: string | null;
  name: string;
  goal: string;
  others: string[];
};

/** A trial project that has begun suggests the other members and the goal. */
const FOUNDABLE: ReadonlySet<string> = new Set(["running", "debrief", "done"]);

/** Looks at what a team is to be founded from. Throws not_found unless it is the member's. */
async function beginningFrom(db: Queryable, memberId: string, { kind, id }: From): Promise<Beginning> {
  if (kind === "trial") {
    const trial = await findTrial(db, memberId, id);
    if (!trial || !FOUNDABLE.has(trial.status)) throw new Fail("not_found");
    const others = trial.members.filter((one) => one !== memberId);
    const name = firstOf(trial.goal, TEAM_NAME_MAX);
    return { single: true, chatId: trial.chat_id, name, goal: trial.goal, others };
  }
  if (kind === "match") {
    const otherId = (await findAccess(db, memberId, id))?.otherId;
    if (!otherId) throw new Fail("not_found");
    return { single: true, chatId: id, name: "", goal: "", others: [otherId] };
  }
  const group = (await knownGroups(db, memberId, [id])).get(id);
  if (!group?.role) throw new Fail("not_found");
  return { single: false, chatId: null, name: group.name, goal: "", others: [] };
}

const stateOf = ({ role, invited }: TeamRow): "member" | "invited" | "none" => {
  if (role) return "member";
  if (invited) return "invited";
  return "none";
};

/** What the form that founds a team begins with. Throws not_found. */
export async function beginningOf(db: Queryable, memberId: string, from: From): Promise<TeamBeginning> {
  const { single, name, goal, others } = await beginningFrom(db, memberId, from);
  const there = single ? await findByOrigin(db, memberId, from) : null;
  const cards = await cardsOf(db, others);
  const oneLine = name.replace(/\s+/g, " ");
  return {
    team: there && { id: there.id, state: stateOf(there) },
    name: oneLine,
    goal: goal.slice(0, TEAM_GOAL_MAX),
    invite: others.map(cards.of),
  };
}

/** A team about to be founded. */
export type Draft = { name: string; goal: string; from?: From | undefined; invite: readonly string[] };

/** The team that was founded from the same before, once the member is in it. Throws team_exists, team_limit, team_full. */
async function rejoin(platform: Platform, tx: Tx, team: TeamRow, memberId: string): Promise<string> {
  await takeTurns(tx, { memberIds: [], teamId: team.id });
  const now = await findTeam(tx, memberId, team.id);
  if (!now) throw new Fail("not_found");
  if (canRead(now)) return now.id;
  if (!now.invited) throw new Fail("team_exists");
  await follow(platform, tx, now, memberId);
  return now.id;
}

/**
 * Founds a team, whose lead the member is; the others are asked. From one trial project or conversation there is one team:
 * founding it again leads into the one there is. Answers its id. Throws not_found, team_limit, cannot_invite, team_exists.
 */
export async function foundTeam(
  platform: Platform,
  memberId: string,
  { name, goal, from, invite }: Draft,
): Promise<string> {
  const { db } = platform;
  const beginning = from && (await beginningFrom(db, memberId, from));
  const invited = [...new Set([...invite, ...(beginning?.single ? beginning.others : [])])];
  return db.transaction(async (tx) => {
    const turns = { memberIds: [memberId, ...invited] };
    await takeTurns(
      tx,
      from && beginning?.single ? { ...turns, beginning: `${from.kind} ${from.id}` } : turns,
    );
    const there = from && beginning?.single ? await findByOrigin(tx, memberId, from) : null;
    if (there) return rejoin(platform, tx, there, memberId);
    await requireRoom(tx, memberId);
    const guests = await guestsOf(tx, memberId, invited);
    const team = {
      id: newId(),
      name,
      goal,
      chatId: await openChannel(platform, tx, [], []),
      originKind: from?.kind ?? ("none" as const),
      originId: from?.id ?? null,
    };
    await insertTeam(tx, team);
    await record(tx, team.id, { kind: "founded", actorId: memberId });
    await addMember(platform, tx, team, { memberId, role: "lead" });
    await ask(platform, tx, team, {
      inviterId: memberId,
      guests: guests.map((guest) => ({ ...guest, role: "member" as const })),
    });
    if (beginning?.chatId)
      await platform.domainEvents.publish(tx, "team.founded_by_two", {
        chatId: beginning.chatId,
        memberIds: [memberId, ...beginning.others],
      });
    return team.id;
  });
}
