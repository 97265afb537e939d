import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { CONVERSATIONS } from "#sample/conversations.ts";

const HOUR = 3_600_000;

/** Writes the conversations of two with their messages. */
export async function loadConversations(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  for (const [index, { a, b, hoursAgo, unread, lines }] of CONVERSATIONS.entries()) {
    const [first = "", second = ""] = [ids[a], ids[b]];
    const [lo, hi] = first < second ? [first, second] : [second, first];
    const last = now - hoursAgo * HOUR;
    const began = last - lines.length * 11 * 60_000;
    const id = makeId(`conversation ${index}`, began);
    await tx.rawQuery(
      "insert into conversations (id, lo, hi, last_seq, last_at, created_at) values ($1, $2, $3, $4, $5, $6)",
      [id, lo, hi, lines.length, new Date(last), new Date(began)],
    );
    const read = lines.length - unread;
    await tx.rawQuery(
      "insert into participants (conversation_id, member_id, other_id, read_seq, unread) values ($1, $2, $3, $4, $5), ($1, $3, $2, $6, 0)",
      [
        id,
        first,
        second,
        read,
        lines.slice(read).filter((line) => line.startsWith("b:")).length,
        lines.length,
      ],
    );
    for (const [n, line] of lines.entries()) {
      const at = last - (lines.length - 1 - n) * 11 * 60_000;
      const name = `message ${index}.${n}`;
      await tx.rawQuery(
        "insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
        [
          id,
          n + 1,
          makeId(name, at),
          line.startsWith("a:") ? first : second,
          makeId(`${name} client`, at),
          line.slice(3),
          new Date(at),
        ],
      );
    }
  }
}
