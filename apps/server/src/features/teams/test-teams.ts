import type { Team } from "@kompagnon/contract/teams/model.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Lets a member have premium. */
export const givePremium = ({ platform }: Pick<TestServer, "platform">, { id }: Person) =>
  platform.db.rawQuery("update members set premium_until = now() + interval '30 days' where id = $1", [id]);

/** Two who write with one another. Anna leads a team that Berta has joined. */
export async function aTeam(server: Pick<TestServer, "url" | "platform">) {
  const { anna, berta, chatId } = await aPairInChat(server);
  const { id, ...made } = await anna.must("POST /api/teams", {
    body: { name: "Kaffeewerk", invite: [berta.id] },
  });
  const params = { id };
  await berta.must("POST /api/teams/{id}/invite/accept", { params });
  return { anna, berta, chatId, params, teamChat: made.chat_id };
}

/** Adds a member to a team, invited by its lead, after they shared a conversation. */
export async function joins(
  server: Pick<TestServer, "url" | "platform">,
  lead: Person,
  params: { id: string },
  invitee?: Person,
): Promise<Person> {
  const guest = invitee ?? (await aMember(server));
  const [lo = "", hi = ""] = [lead.id, guest.id].sort();
  await server.platform.db.rawQuery(
    "insert into conversations (id, lo, hi) values (gen_random_uuid(), $1, $2)",
    [lo, hi],
  );
  await lead.must("POST /api/teams/{id}/invites", { params, body: { user_id: guest.id } });
  await guest.must("POST /api/teams/{id}/invite/accept", { params });
  return guest;
}

/** Who leads a team. */
export const leadsOf = ({ members }: Team): string[] =>
  members.flatMap(({ id, role }) => (role === "lead" ? id : []));
