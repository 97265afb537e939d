import { leadingAnswers } from "#features/polls/service.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

/** What is asked in the first channels of the oldest groups; each answer with how many of ten choose it. */
const POLLS = [
  {
    question: "Wann passt euch der nächste gemeinsame Arbeitsabend?",
    answers: [
      ["Dienstag ab 19 Uhr", 5],
      ["Donnerstag ab 19 Uhr", 3],
      ["Samstagvormittag", 2],
    ],
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
    closed: true,
  },
  {
    question: "Zeigt ihr euren Umsatz öffentlich?",
    answers: [
      ["Ja, ganz offen", 3],
      ["Nur hier in der Gruppe", 6],
      ["Nein", 1],
    ],
    closed: false,
  },
] as const;

const CHANNELS = `select distinct on (c.group_id) c.id, g.created_at, v.last_seq, v.last_at
  from channels c join groups g on g.id = c.group_id join conversations v on v.id = c.id order by c.group_id, c.position`;
const MEMBERS = `select s.member_id as id from memberships s join channels c on c.group_id = s.group_id
  where c.id = $1 order by s.joined_at, s.member_id`;

/** Writes polls with votes into the first channels of the oldest groups. */
export async function loadPolls(tx: Tx, { now, makeId }: SampleCommunity): Promise<void> {
  const { rows: channels } = await tx.rawQuery<{ id: string; last_seq: number; last_at: Date }>(
    `select id, last_seq, last_at from (${CHANNELS}) c order by created_at, id`,
  );
  for (const [at, poll] of POLLS.entries()) {
    const channel = channels[at];
    if (!channel) return;
    const { rows: members } = await tx.rawQuery<{ id: string }>(MEMBERS, [channel.id]);
    // The question follows what was written last.
    const time = channel.last_at.getTime() + (now - channel.last_at.getTime()) / 4;
    const closedAt = poll.closed ? new Date(now - (now - time) / 3) : null;
    const id = makeId(`poll ${at}`, time);
    // Of ten members in a row so many choose each answer, in the order of the answers.
    const choices = poll.answers.flatMap(([, of], answer) => Array.from({ length: of }, () => answer + 1));
    const votes = members.map((member, place) => ({
      member: member.id,
      answer: choices[(place * 7) % 10] ?? 1,
    }));
    const answers = poll.answers.map(([text]) => text);
    const counts = poll.answers.map((_, answer) => votes.filter((vote) => vote.answer === answer + 1).length);
    await tx.rawQuery(
      `insert into polls (id, channel_id, author_id, client_id, question, answers, votes, created_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        channel.id,
        members[0]?.id,
        makeId(`poll client ${at}`, time),
        poll.question,
        answers,
        counts,
        new Date(time),
        closedAt,
      ],
    );
    for (const { member, answer } of votes)
      await tx.rawQuery("insert into poll_votes (poll_id, member_id, answer) values ($1, $2, $3)", [
        id,
        member,
        answer,
      ]);
    const result = poll.closed ? leadingAnswers({ answers, votes: counts }) : null;
    await tx.rawQuery(
      `insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at, poll)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        channel.id,
        channel.last_seq + 1,
        id,
        members[0]?.id,
        makeId(`poll client ${at}`, time),
        poll.question,
        new Date(time),
        JSON.stringify({ result }),
      ],
    );
    await tx.rawQuery("update conversations set last_seq = $2, last_at = $3 where id = $1", [
      channel.id,
      channel.last_seq + 1,
      new Date(time),
    ]);
  }
}
