import { hashToken } from "#platform/secrets.ts";
import { PASSWORD } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";
import { codeHash } from "./resets.ts";

/** Signs a member in by their password alone; answers the token that waits for the second factor. */
export async function atTheCode(guest: Person, email: string): Promise<string> {
  const answer = await guest.must("POST /api/auth/sign-in", { body: { email, password: PASSWORD } });
  if (answer.pending_token === null) throw new Error("a second factor is due");
  return answer.pending_token;
}

/** A wish of a member that may be granted now; answers its id. The code and the link are known: `123456`, `stop`. */
export async function aDueReset(
  { platform }: Pick<TestServer, "platform">,
  { id }: Pick<Person, "id">,
): Promise<string> {
  const { rows } = await platform.db.rawQuery<{ id: string }>(
    `insert into factor_resets (id, member_id, state, asked_at, ready_at, stop_hash, known_device)
       values (gen_random_uuid(), $1, 'waiting', now() - interval '49 hours', now() - interval '1 hour', $2, false) returning id`,
    [id, hashToken(`stop ${id}`)],
  );
  return rows[0]?.id ?? "";
}

/** Makes the mailed code a known one. */
export const knowCode = (
  { platform }: Pick<TestServer, "platform">,
  { id }: Pick<Person, "id">,
  code: string,
) =>
  platform.db.rawQuery("update factor_resets set code_hash = $2 where member_id = $1 and state = 'proving'", [
    id,
    codeHash(platform, id, code),
  ]);
