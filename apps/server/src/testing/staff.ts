import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/**
 * Gives a member a level and what comes with it: a second factor, shown in their sessions just now. Without `confirmed`
 * they have yet to show it.
 */
export async function giveLevel(
  { platform: { db } }: Pick<TestServer, "platform">,
  person: Pick<Person, "id">,
  level: number,
  { confirmed = true } = {},
): Promise<void> {
  await db.rawQuery("update members set admin_level = $2 where id = $1", [person.id, level]);
  await db.rawQuery(
    "insert into two_factor (member_id, secret, enabled_at) values ($1, '', now()) on conflict do nothing",
    [person.id],
  );
  await db.rawQuery("update sessions set confirmed_at = case when $2 then now() end where member_id = $1", [
    person.id,
    confirmed,
  ]);
}
