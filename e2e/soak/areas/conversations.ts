import { randomUUID } from "node:crypto";
import { aGroup, firstChannel, join } from "../../../apps/server/src/features/groups/test-groups.ts";
import { type Area, type Ask, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** A chat of two, or the channel of a group. */
type Conversation = { id: string; group: string | null; members: Bot[]; texts: string[] };

/** Members who share the channel of a group. */
const GROUP_SIZE = 20;

const write = (conversations: ReadonlyMap<Bot, readonly Conversation[]>) => async (bot: Bot) => {
  const { id, group, texts } = bot.random.pick(conversations.get(bot) ?? []);
  const body = { client_id: randomUUID(), text: `${bot.person.id} ${randomUUID()}` };
  const { done } = await bot.insist("message", () =>
    group === null
      ? bot.person.call("POST /api/chats/{id}/messages", { params: { id }, body })
      : bot.person.call("POST /api/groups/{id}/channels/{channelId}/messages", {
          params: { id: group, channelId: id },
          body,
        }),
  );
  if (done) texts.push(body.text);
};

/** Marks received messages as read; an acknowledged mark never moves back. */
const read = (read: Map<string, number>) => async (bot: Bot) => {
  if (bot.lastSeqs.size === 0) return;
  const [id, seq] = bot.random.pick([...bot.lastSeqs]);
  const { body } = await bot.insist("read", () =>
    bot.person.call("PUT /api/chats/{id}/read", { params: { id }, body: { seq } }),
  );
  if (!body) return;
  const key = `${id} ${bot.person.id}`;
  read.set(key, Math.max(read.get(key) ?? 0, seq));
  if (body.my_read_seq < seq) bot.complain(`read ${seq} of ${id}, told ${body.my_read_seq}`);
};

type StoredMessage = { chat: string; seq: number; text: string };

/** Every message is stored once, numbered without a gap, and received once and in order by all of the conversation. */
function verifyMessages({ id, members, texts }: Conversation, stored: readonly StoredMessage[]): string[] {
  const wrong = differences(
    `messages of ${id}`,
    stored.map(({ text }) => text),
    texts,
  );
  if (stored.some(({ seq }, at) => seq !== at + 1)) wrong.push(`${id}: its numbers have a gap`);
  for (const bot of members)
    if (!bot.hasReceived(id, stored.length))
      wrong.push(
        `${id}: ${bot.person.id} heard up to ${bot.lastSeqs.get(id) ?? 0} of ${stored.length} messages`,
      );
  return wrong;
}

/** Checks that unread counts equal the messages of others after the read mark, and that read marks never go back. */
async function verifyUnread(marks: ReadonlyMap<string, number>, ask: Ask): Promise<string[]> {
  const rows = await ask<{ key: string; read: number; unread: number; counted: number; pair: boolean }>(
    `select p.conversation_id || ' ' || p.member_id as key, p.read_seq as read, p.unread, p.other_id is not null as pair,
       (select count(*)::int from messages m where m.conversation_id = p.conversation_id and m.seq > p.read_seq
          and m.sender_id <> p.member_id) as counted
     from participants p`,
  );
  return rows.flatMap(({ key, read, unread, counted, pair }) => [
    ...(pair && unread !== counted ? [`${key}: ${unread} unread told, ${counted} counted`] : []),
    ...(read < (marks.get(key) ?? 0) ? [`${key}: read up to ${read}, ${marks.get(key)} noted`] : []),
  ]);
}

/** Chats of two, each with who comes after them, and channels of groups: written and read. */
export async function settleConversations(
  bots: readonly Bot[],
  chats: readonly string[],
  premiumFounders: readonly Bot[],
): Promise<Area> {
  const all: Conversation[] = chats.map((id, at) => ({
    id,
    group: null,
    members: bots.slice(at, at + 2),
    texts: [],
  }));
  for (let first = 0; first < bots.length; first += GROUP_SIZE) {
    const members = bots.slice(first, first + GROUP_SIZE);
    const founder = members.find((bot) => premiumFounders.includes(bot));
    if (!founder) continue;
    const group = await aGroup(founder.person);
    for (const member of members)
      if (member !== founder) {
        const { status } = await join(member.person, group.id);
        if (status !== 200) throw new Error(`joining answered ${status}`);
      }
    const id = await firstChannel(founder.person, group.id);
    all.push({ id, group: group.id, members, texts: [] });
  }
  for (const { id, members } of all) for (const bot of members) bot.conversations.add(id);
  const own = new Map(bots.map((bot) => [bot, all.filter(({ members }) => members.includes(bot))]));
  const marks = new Map<string, number>();
  const writing = write(own);
  return {
    actions: [writing, writing, writing, read(marks)],
    verify: async (ask) => {
      const stored = await ask<StoredMessage>(
        "select conversation_id as chat, seq, text from messages order by conversation_id, seq",
      );
      const byChat = Map.groupBy(stored, ({ chat }) => chat);
      const wrong = all.flatMap((one) => verifyMessages(one, byChat.get(one.id) ?? []));
      return [...wrong, ...(await verifyUnread(marks, ask))];
    },
  };
}
