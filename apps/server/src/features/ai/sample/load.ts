import { SAMPLE_TALKS } from "#features/ai/sample/talks.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const MINUTE = 60_000;
/** Jonas, who signs in as "premium". */
const MEMBER = 1;
const USED = 9;

/** Writes what the sample member with premium asked the assistants. */
export async function loadAi(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const member = ids[MEMBER];
  for (const { assistant, title, ago, said } of SAMPLE_TALKS) {
    const began = now - ago;
    const id = makeId(`ai ${assistant} ${title}`, began);
    const ended = began + said.length * MINUTE;
    await tx.rawQuery(
      `insert into ai_conversations (id, member_id, assistant, title, created_at, updated_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, member, assistant, title, new Date(began), new Date(ended)],
    );
    for (const [at, { role, text = "", suggestions = null }] of said.entries())
      await tx.rawQuery(
        `insert into ai_messages (id, conversation_id, nth, role, text, suggestions, state, created_at)
           values ($1, $2, $3, $4, $5, $6, 'done', $7)`,
        [
          makeId(`ai ${assistant} ${title} ${at}`, began + at * MINUTE),
          id,
          at + 1,
          role,
          text,
          suggestions && JSON.stringify(suggestions),
          new Date(began + at * MINUTE),
        ],
      );
  }
  await tx.rawQuery(
    `insert into ai_allowances (member_id, month, used)
       values ($1, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM'), $2)`,
    [member, USED],
  );
}
