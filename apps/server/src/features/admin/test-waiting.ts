import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A banned member with a pending appeal. */
export async function aBannedMember(
  server: TestServer,
  by?: Person,
): Promise<{ person: Person; appealId: string }> {
  const person = await aMember(server);
  const body = { reason: "Werbung in allen Gruppen.", ban_days: 30 as const };
  if (by) await by.must("POST /api/admin/members/{id}/ban", { params: { id: person.id }, body });
  else
    await server.platform.db.rawQuery(
      "update members set banned_at = now(), ban_reason = 'Werbung.' where id = $1",
      [person.id],
    );
  await person.must("POST /api/auth/ban/appeal", { body: { text: "Das war mein Bruder." } });
  const { rows } = await server.platform.db.rawQuery<{ id: string }>(
    "select id from appeals where member_id = $1",
    [person.id],
  );
  return { person, appealId: rows[0]?.id ?? "" };
}
