import { randomUUID } from "node:crypto";
import { FREE_GROUPS_MAX } from "@kompagnon/contract/groups/rules.ts";
import { aGroup, firstChannel, join } from "../../../apps/server/src/features/groups/test-groups.ts";
import { type Area, type Ask, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** A group that people enter and leave, with a poll in it. */
type Open = { id: string; founder: Bot; members: Set<Bot>; poll: string; votes: Map<Bot, number> };

const ANSWERS = ["Montag", "Mittwoch", "Freitag"];

async function verifyGroup({ id, members, poll, votes }: Open, ask: Ask): Promise<string[]> {
  const [group] = await ask<{ kept: number; there: string[] }>(
    `select g.member_count as kept, array(select s.member_id from memberships s where s.group_id = g.id) as there
     from groups g where g.id = $1`,
    [id],
  );
  const noted = [...members].map(({ person }) => person.id);
  const wrong = differences(`members of ${id}`, group?.there ?? [], noted);
  if (group?.kept !== noted.length) wrong.push(`${id}: ${group?.kept} members told, ${noted.length} noted`);
  const [told] = await ask<{ votes: number[] }>("select votes from polls where id = $1", [poll]);
  const stored = await ask<{ key: string }>(
    "select member_id || ' ' || answer as key from poll_votes where poll_id = $1",
    [poll],
  );
  wrong.push(
    ...differences(
      `votes of ${poll}`,
      stored.map(({ key }) => key),
      [...votes].map(([{ person }, answer]) => `${person.id} ${answer}`),
    ),
  );
  const counted = ANSWERS.map((_, at) => [...votes.values()].filter((answer) => answer === at + 1).length);
  if (told?.votes.join() !== counted.join())
    wrong.push(`${poll}: ${told?.votes.join()} votes told, ${counted.join()} noted`);
  return wrong;
}

/** Checks that no member without premium exceeds the limit of groups. */
async function verifyFree(plain: readonly Bot[], ask: Ask): Promise<string[]> {
  const many = await ask<{ id: string; groups: number }>(
    `select member_id as id, count(*)::int as groups from memberships where member_id = any($1::uuid[])
     group by 1 having count(*) > $2`,
    [plain.map(({ person }) => person.id), FREE_GROUPS_MAX],
  );
  return many.map(({ id, groups }) => `${id}: in ${groups} groups without premium`);
}

/** Groups that members enter and leave, and polls that they vote in: every count exact. */
export async function settleGroups(bots: readonly Bot[], premium: readonly Bot[]): Promise<Area> {
  const plain = bots.filter(({ kind }) => kind === "plain");
  const open: Open[] = [];
  for (const founder of premium.slice(0, 3)) {
    const { id } = await aGroup(founder.person);
    const channelId = await firstChannel(founder.person, id);
    const { id: poll } = await founder.person.must("POST /api/groups/{id}/channels/{channelId}/polls", {
      params: { id, channelId },
      body: { client_id: randomUUID(), question: "Wann treffen wir uns?", answers: ANSWERS, days: null },
    });
    open.push({ id, founder, members: new Set([founder]), poll, votes: new Map() });
  }
  const come = async (bot: Bot) => {
    const { id, members } = bot.random.pick(open);
    if (members.has(bot)) return;
    // Already a member, or already out: an earlier attempt succeeded, of the bot's or of the proxy in between.
    const { done, refusal } = await bot.insist(
      "join",
      () => join(bot.person, id),
      bot.kind === "premium" ? ["already_member"] : ["already_member", "test_version_limit"],
    );
    if (done || refusal === "already_member") members.add(bot);
  };
  const go = async (bot: Bot) => {
    const { id, members, founder } = bot.random.pick(open);
    if (!members.has(bot) || bot === founder) return;
    await bot.insist(
      "leave",
      () => bot.person.call("DELETE /api/groups/{id}/membership", { params: { id } }),
      ["not_found", "not_member"],
    );
    members.delete(bot);
  };
  const vote = async (bot: Bot) => {
    const { members, poll, votes } = bot.random.pick(open);
    if (!members.has(bot)) return;
    const answer = 1 + bot.random.below(ANSWERS.length);
    const { done } = await bot.insist("vote", () =>
      bot.person.call("PUT /api/polls/{id}/vote", { params: { id: poll }, body: { answer } }),
    );
    if (done) votes.set(bot, answer);
  };
  return {
    actions: [come, go, vote],
    verify: async (ask) => {
      const wrong = await Promise.all(open.map((group) => verifyGroup(group, ask)));
      return [...wrong.flat(), ...(await verifyFree(plain, ask))];
    },
  };
}
