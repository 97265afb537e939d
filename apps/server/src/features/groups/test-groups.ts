import type { Group, groupDraft } from "@kompagnon/contract/groups/model.ts";
import type { z } from "zod";
import { aMember, type MemberTraits, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A member who may found groups, with `premium` any number. */
export async function aFounder(
  server: TestServer,
  premium = true,
  traits: Partial<MemberTraits> = {},
): Promise<Person> {
  const person = await aMember(server, traits);
  await server.platform.db.rawQuery(
    `update members set email_confirmed_at = now(), premium_until = case when $2 then now() + interval '1 day' end
     where id = $1`,
    [person.id, premium],
  );
  return person;
}

/** Founds a group of this owner. */
export const aGroup = (owner: Person, draft: Partial<z.input<typeof groupDraft>> = {}): Promise<Group> =>
  owner.must("POST /api/groups", {
    body: { name: `Werkstatt ${randomLetters()}`, group_type: "public", ...draft },
  });

/** The id of a group's first channel. */
export async function firstChannel(person: Person, groupId: string): Promise<string> {
  const { items } = await person.must("GET /api/groups/{id}/channels", { params: { id: groupId } });
  const [channel] = items;
  if (!channel) throw new Error("every group has a channel");
  return channel.id;
}

/** Joins a public group. */
export const join = (person: Person, groupId: string) =>
  person.call("POST /api/groups/{id}/join", { params: { id: groupId } });

/** Everything that is stored about a group's size: the count kept, and the rows there are. */
export async function sizeOf(server: TestServer, groupId: string) {
  const { rows } = await server.platform.db.rawQuery<{ kept: number; there: number; readers: number }>(
    `select g.member_count as kept, (select count(*) from memberships s where s.group_id = g.id) as there,
            (select count(distinct p.member_id) from participants p join channels c on c.id = p.conversation_id
             where c.group_id = g.id) as readers
     from groups g where g.id = $1`,
    [groupId],
  );
  return rows[0];
}
