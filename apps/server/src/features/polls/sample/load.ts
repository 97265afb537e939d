import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;

/** What is asked in the first channels of the oldest groups; each answer with how many of ten choose it. */
const POLLS = [
  {
    question: "Wann passt euch der nächste gemeinsame Arbeitsabend?",
    answers: [
      ["Dienstag ab 19 Uhr", 5],
      ["Donnerstag ab 19 Uhr", 3],
      ["Samstagvormittag", 2],
    ],
    hoursAgo: 20,
    closed: false,
  },
  {
    question: "Welches Thema sollen wir als Nächstes auseinandernehmen?",
    answers: [
      ["Preise festlegen", 4],
      ["Erste Kunden finden", 4],
      ["Steuern im ersten Jahr", 1],
      ["Werkzeuge", 1],
    ],
    hoursAgo: 70,
    closed: true,
  },
  {
    question: "Zeigt ihr euren Umsatz öffentlich?",
    answers: [
      ["Ja, ganz offen", 3],
      ["Nur hier in der Gruppe", 6],
      ["Nein", 1],
    ],
    hoursAgo: 9,
    closed: false,
  },
] as const;

const CHANNELS = `select distinct on (c.group_id) c.id, g.created_at from channels c join groups g on g.id = c.group_id
  order by c.group_id, c.position`;
const MEMBERS = `select s.member_id as id from memberships s join channels c on c.group_id = s.group_id
  where c.id = $1 order by s.joined_at, s.member_id`;

/** Writes polls with votes into the first channels of the oldest groups. */
export async function loadPolls(tx: Tx, { now, makeId }: SampleCommunity): Promise<void> {
  const { rows: channels } = await tx.rawQuery<{ id: string }>(
    `select id from (${CHANNELS}) c order by created_at, id`,
  );
  for (const [at, poll] of POLLS.entries()) {
    const channel = channels[at];
    if (!channel) return;
    const { rows: members } = await tx.rawQuery<{ id: string }>(MEMBERS, [channel.id]);
    const time = now - poll.hoursAgo * HOUR;
    const id = makeId(`poll ${at}`, time);
    // Of ten members in a row so many choose each answer, in the order of the answers.
    const choices = poll.answers.flatMap(([, of], answer) => Array.from({ length: of }, () => answer + 1));
    const votes = members.map((member, place) => ({
      member: member.id,
      answer: choices[(place * 7) % 10] ?? 1,
    }));
    await tx.rawQuery(
      `insert into polls (id, channel_id, author_id, client_id, question, answers, votes, created_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        channel.id,
        members[0]?.id,
        makeId(`poll client ${at}`, time),
        poll.question,
        poll.answers.map(([text]) => text),
        poll.answers.map((_, answer) => votes.filter((vote) => vote.answer === answer + 1).length),
        new Date(time),
        poll.closed ? new Date(time + 48 * HOUR) : null,
      ],
    );
    for (const { member, answer } of votes)
      await tx.rawQuery("insert into poll_votes (poll_id, member_id, answer) values ($1, $2, $3)", [
        id,
        member,
        answer,
      ]);
  }
}
