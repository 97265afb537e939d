import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A message as the archive tells it. */
export type ExportedMessageJson = {
  by: string;
  text: string;
  suggestions: object[] | null;
  state: string;
  at: string;
};

const CONVERSATIONS = statement(
  "ai_export_conversations",
  `select c.id, c.assistant, c.title, c.created_at, c.updated_at,
     coalesce((select json_agg(json_build_object('by', m.role, 'text', m.text, 'suggestions', m.suggestions, 'state', m.state,
       'at', m.created_at) order by m.nth) from ai_messages m where m.conversation_id = c.id), '[]') as "messages!: ExportedMessageJson[]"
   from ai_conversations c where c.member_id = $1 and ($2::uuid is null or c.id > $2) order by c.id limit $3`,
);
/** A member's conversations behind this one (null: from the first), in the order of their ids. */
export async function exportConversations(
  db: Queryable,
  memberId: string,
  after: string | null,
  limit: number,
) {
  return (await db.query(CONVERSATIONS, [memberId, after, limit])).rows;
}

const MONTHS = statement(
  "ai_export_months",
  "select month, used from ai_allowances where member_id = $1 order by month",
);
/** How many answers a member had in which month. */
export async function exportMonths(db: Queryable, memberId: string) {
  return (await db.query(MONTHS, [memberId])).rows;
}
