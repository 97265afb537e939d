import type { newMessage } from "@kompagnon/contract/chats/model.ts";
import type { z } from "zod";
import { listSent, presentFile, sendMessage } from "#features/chats/public.ts";
import { mentionedMembers } from "#features/groups/public.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { requireTeam } from "#features/teams/locks.ts";
import { membersNamed } from "#features/teams/members/member-queries.ts";
import { notifyTeam } from "#features/teams/notifications.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** Writes in a team's conversation; mentions are resolved among its members. Throws what sending throws. */
export async function writeIn(
  platform: Platform,
  viewerId: string,
  teamId: string,
  body: z.output<typeof newMessage>,
) {
  const { chatId } = await requireTeam(platform.db, viewerId, teamId);
  // Whether they are still in it is decided where the message is stored, at its moment.
  const called = await mentionedMembers(body.text, (keys) => membersNamed(platform.db, teamId, keys));
  const message = await sendMessage(platform, viewerId, { chatId, input: body, called });
  notifyTeam(platform, teamId, message).catch((error: unknown) =>
    platform.log.error({ err: error }, "a team's message not told"),
  );
  return message;
}

/** A page of what was sent in a team's conversation as pictures and files. Throws not_found. */
export async function filesOf(
  db: Queryable,
  viewerId: string,
  teamId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const { chatId } = await requireTeam(db, viewerId, teamId);
  const rows = await listSent(db, chatId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const cards = await cardsOf(
    db,
    shown.map(({ sender_id }) => sender_id),
  );
  const items = shown.map((row) => ({
    attachment: presentFile(row),
    seq: row.seq ?? 0,
    sender: cards.of(row.sender_id),
    created_at: row.at.toISOString(),
  }));
  return { items, next_cursor };
}
