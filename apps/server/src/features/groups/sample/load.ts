import { fold } from "@kompagnon/contract/search/fold.ts";
import { APPLICATIONS, GROUPS, INVITES, type SampleGroup } from "#features/groups/sample/groups.ts";
import { storeGroupPictures } from "#features/groups/sample/pictures.ts";
import { ENGLISH_REMARKS, GERMAN_REMARKS, TALKS, type Talk } from "#features/groups/sample/talk.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { confusableForm } from "#platform/names/names.ts";
import { PEOPLE } from "#sample/people.ts";

type MakeId = SampleCommunity["makeId"];
type Load = { tx: Tx; ids: readonly string[]; now: number; makeId: MakeId };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A small generator of numbers from 0 up to 1 that is the same at every start. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const pictureOf = ({ now, makeId }: Pick<Load, "now" | "makeId">, index: number): string =>
  `groups/${makeId(`group picture ${GROUPS[index]?.key}`, foundedAt(now, index))}.webp`;

/** Draws the groups' pictures and stores them. */
export const prepareGroups = (community: SampleCommunity): Promise<void> => {
  const { storage } = community.platform;
  return storeGroupPictures(
    (key, bytes, type) => storage.put(key, bytes, type),
    (index) => pictureOf(community, index),
  );
};

/** Loads the groups with their members, channels, talks, applications and invites. */
export async function loadGroups(tx: Tx, community: SampleCommunity): Promise<void> {
  const load = { tx, ...community };
  for (const [index, group] of GROUPS.entries()) await loadGroup(load, group, index);
  await loadApplications(load);
  await loadInvites(load);
}

const everybody = ({ owner, moderators, members }: SampleGroup): number[] => [
  owner,
  ...moderators,
  ...members,
];
const idOf = ({ makeId, now }: Load, key: string): string => {
  const index = GROUPS.findIndex((group) => group.key === key);
  return makeId(`group ${key}`, foundedAt(now, index));
};
const foundedAt = (now: number, index: number): number => now - (90 - index * 3) * DAY;

async function loadGroup(load: Load, group: SampleGroup, index: number): Promise<void> {
  const { tx, ids, now } = load;
  const id = idOf(load, group.key);
  const people = everybody(group);
  const founded = foundedAt(now, index);
  await tx.rawQuery(
    `insert into groups (id, name, description, type, niches, questions, member_count, created_at, active_at, name_key, name_looks, avatar)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      group.name,
      group.description,
      group.type,
      group.niches,
      group.questions,
      people.length,
      new Date(founded),
      new Date(Math.round(now - group.hoursAgo * HOUR)),
      fold(group.name),
      confusableForm(group.name),
      pictureOf(load, index),
    ],
  );
  for (const [place, person] of people.entries()) {
    const lesserRole = group.moderators.includes(person) ? "moderator" : "member";
    const role = place === 0 ? "owner" : lesserRole;
    await tx.rawQuery(
      "insert into memberships (group_id, member_id, role, joined_at) values ($1, $2, $3, $4)",
      [id, ids[person], role, new Date(founded + place * DAY)],
    );
  }
  for (const [position, [name, topic]] of group.channels.entries())
    await loadChannel(load, group, index, { position, name, topic });
}

type Line = { person: number; kind: string; text: string };
const LINE = /^(\d+)([>!]?) (.*)$/s;
const parse = (line: string): Line => {
  const [, person = "0", kind = "", text = ""] = LINE.exec(line) ?? [];
  return { person: Number(person), kind, text };
};

/** Whom everyday remarks don't suit: they are about jobs, parents and offices. */
const QUIET = new Set([11, 29, 58, 59]);

/** The remarks of a group's last channel; nobody speaks twice in a row. */
function smallTalk(group: SampleGroup, next: () => number): Line[] {
  const { remarks } = group;
  if (!remarks) return [];
  const [language, from, count] = remarks;
  const pool = language === "de" ? GERMAN_REMARKS : ENGLISH_REMARKS;
  const speakers = everybody(group).filter((person) => !QUIET.has(person));
  let last = -1;
  return Array.from({ length: count }, (_, n) => {
    const others = speakers.filter((person) => person !== last);
    last = others[Math.floor(next() * others.length)] ?? group.owner;
    return { person: last, kind: "", text: pool[(from + n) % pool.length] ?? "" };
  });
}

const linesOf = (group: SampleGroup, position: number, next: () => number): Line[] => {
  const talk: Talk | undefined = TALKS[group.key]?.[position];
  return talk ? talk.map(parse) : smallTalk(group, next);
};

/** When the lines were written, ending at `last`: answers come within minutes, new subjects within a day. */
function timesOf(lines: readonly Line[], last: number, next: () => number): number[] {
  const times: number[] = [];
  let at = Math.round(last);
  for (const { kind } of lines.toReversed()) {
    times.unshift(at);
    at -= Math.round(kind === ">" ? (2 + next() * 40) * MINUTE : (1 + next() * 20) * HOUR);
  }
  return times;
}

const nameKeys = new Map(PEOPLE.map(({ name }, place) => [name.toLowerCase(), place]));
/** Whom a line mentions, among those who read it. */
const mentionedIn = (text: string, readers: readonly number[]): number[] =>
  [...text.matchAll(/@([\p{L}\p{M}]+)/gu)].flatMap(([, name = ""]) => {
    const place = nameKeys.get(name.toLowerCase());
    return place !== undefined && readers.includes(place) ? [place] : [];
  });

type Channel = { position: number; name: string; topic: string };

async function loadChannel(
  load: Load,
  group: SampleGroup,
  index: number,
  { position, name, topic }: Channel,
): Promise<void> {
  const { tx, now, makeId } = load;
  const next = numbers(index * 10 + position + 1);
  const lines = linesOf(group, position, next);
  const last = now - (group.hoursAgo + position * 7) * HOUR;
  const times = timesOf(lines, last, next);
  const id = makeId(`channel ${group.key} ${position}`, foundedAt(now, index));
  const isLast = position === group.channels.length - 1;
  await tx.rawQuery(
    "insert into conversations (id, last_seq, last_at, slow_seconds, created_at) values ($1, $2, $3, $4, $5)",
    [
      id,
      lines.length,
      new Date(times.at(-1) ?? last),
      isLast ? (group.slow ?? 0) : 0,
      new Date(foundedAt(now, index)),
    ],
  );
  await tx.rawQuery(
    "insert into channels (id, group_id, name, name_key, topic, position, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
    [id, idOf(load, group.key), name, fold(name), topic, position, new Date(foundedAt(now, index))],
  );
  await loadLines(load, group, id, lines, times);
  await loadReaders(load, group, id, lines, next);
}

async function loadLines(
  { tx, ids, makeId }: Load,
  group: SampleGroup,
  chatId: string,
  lines: readonly Line[],
  times: readonly number[],
): Promise<void> {
  const readers = everybody(group);
  for (const [n, { person, kind, text }] of lines.entries()) {
    const at = times[n] ?? 0;
    const mentions = mentionedIn(text, readers).filter((place) => place !== person);
    await tx.rawQuery(
      `insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at, reply_to, mentions, pinned_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        chatId,
        n + 1,
        makeId(`message ${chatId} ${n}`, at),
        ids[person],
        makeId(`message ${chatId} ${n} client`, at),
        text,
        new Date(at),
        // Not every answer quotes what it answers.
        kind === ">" && n % 3 === 0 ? n : null,
        mentions.map((place) => ids[place]),
        kind === "!" ? new Date(at) : null,
      ],
    );
  }
}

const EMOJI = ["👍", "❤️", "😂", "🎉", "💡"] as const;

/** Marks, mentions and a few reactions; most have read all, the owners of two groups have something new. */
async function loadReaders(
  { tx, ids }: Load,
  group: SampleGroup,
  chatId: string,
  lines: readonly Line[],
  next: () => number,
): Promise<void> {
  const people = everybody(group);
  for (const [place, person] of people.entries()) {
    const wrote = lines.findLastIndex((line) => line.person === person) + 1;
    const behind = person === 0 || next() < 0.3 ? 1 + Math.floor(next() * 4) : 0;
    const read = Math.max(wrote, lines.length - behind, 0);
    const mentions = lines
      .slice(read)
      .filter((line) => line.person !== person && mentionedIn(line.text, people).includes(person)).length;
    await tx.rawQuery(
      `insert into participants (conversation_id, member_id, moderates, read_seq, mentions) values ($1, $2, $3, $4, $5)`,
      [chatId, ids[person], place === 0 || group.moderators.includes(person), read, mentions],
    );
  }
  for (const [n, { person }] of lines.entries()) {
    if (next() > 0.35) continue;
    const emoji = EMOJI[Math.floor(next() * EMOJI.length)] ?? EMOJI[0];
    for (const reader of people.filter((one) => one !== person && next() < 0.45))
      await tx.rawQuery(
        "insert into reactions (conversation_id, seq, emoji, member_id) values ($1, $2, $3, $4)",
        [chatId, n + 1, emoji, ids[reader]],
      );
  }
}

async function loadApplications(load: Load): Promise<void> {
  const { tx, ids, now, makeId } = load;
  for (const { group: key, person, status, daysAgo, answers, reason = "" } of APPLICATIONS) {
    const group = GROUPS.find((one) => one.key === key);
    if (!group) continue;
    const at = Math.round(now - daysAgo * DAY);
    const isDecided = status === "accepted" || status === "rejected";
    await tx.rawQuery(
      `insert into applications (id, group_id, member_id, answers, status, reason, created_at, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        makeId(`application ${key} ${person}`, at),
        idOf(load, key),
        ids[person],
        JSON.stringify(
          answers.map((answer, n) => ({ order: n + 1, question: group.questions[n] ?? "", answer })),
        ),
        status,
        reason,
        new Date(at),
        status === "pending" ? null : new Date(at + 9 * HOUR),
        isDecided ? ids[group.owner] : null,
      ],
    );
  }
}

async function loadInvites(load: Load): Promise<void> {
  const { tx, ids, now, makeId } = load;
  for (const { group, code, by, daysAgo, endsIn, uses, maxUses } of INVITES) {
    const at = now - daysAgo * DAY;
    await tx.rawQuery(
      `insert into group_invites (id, group_id, code, created_by, created_at, expires_at, max_uses, uses)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        makeId(`invite ${code}`, at),
        idOf(load, group),
        code,
        ids[by],
        new Date(at),
        endsIn === null ? null : new Date(now + endsIn * DAY),
        maxUses,
        uses,
      ],
    );
  }
}
