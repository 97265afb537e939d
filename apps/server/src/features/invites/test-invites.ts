import { insertEarning } from "#features/invites/earnings/earning-queries.ts";
import { insertRedemption } from "#features/invites/links/link-queries.ts";
import { newId } from "#platform/id.ts";
import { aGuest, aMember, PASSWORD, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** An account that money can be sent to. */
export const IBAN = "DE89370400440532013000";

/** A member with an invite link. */
export async function aReferrer(server: TestServer): Promise<{ referrer: Person; slug: string }> {
  const referrer = await aMember(server);
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    referrer.id,
  ]);
  const { slug } = await referrer.must("POST /api/invites", { body: { slug: `by-${randomLetters(8)}` } });
  return { referrer, slug };
}

/** A member who signed up by a link; old enough to buy, with a confirmed address. */
export async function cameBy(server: TestServer, slug: string): Promise<Person> {
  const person = aGuest(server);
  person.email = `${randomLetters(12)}@example.test`;
  const user = await person.must("POST /api/auth/sign-up", {
    body: {
      email: person.email,
      password: PASSWORD,
      accepted_terms: true,
      language: "de",
      invite_slug: slug,
    },
  });
  person.id = user.id;
  await person.must("PATCH /api/profiles/{userId}", {
    params: { userId: person.id },
    body: { username: `Test${randomLetters(8)}`, age: 30 },
  });
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
}

/** Something earned a month ago, payable now. */
export async function anEarning(
  { platform: { db } }: TestServer,
  inviter: Pick<Person, "id">,
  invitee: Pick<Person, "id">,
  cents: number,
): Promise<void> {
  const id = newId();
  await insertRedemption(db, { inviteeId: invitee.id, inviterId: inviter.id, address: null, device: null });
  await insertEarning(db, {
    id,
    inviterId: inviter.id,
    inviteeId: invitee.id,
    kind: "earned",
    of: null,
    payment: `pi_${id}`,
    cents,
    usdCents: 300,
    rate: 8_621,
    rateDate: "2026-11-20",
    livemode: false,
    at: new Date(),
    payableAt: new Date(),
  });
}
