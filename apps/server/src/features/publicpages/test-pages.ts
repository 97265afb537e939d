import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { anEstablishedMember, type MemberTraits, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Turns the switch of a page. */
export const setPage = (person: Person, kind: PublicKind, id: string, open: boolean) =>
  person.call("PUT /api/public-pages/{kind}/{id}", { params: { kind, id }, body: { open } });

/** A member with an open card, and their name. */
export async function aCard(
  server: TestServer,
  traits: Partial<MemberTraits> = {},
): Promise<{ person: Person; name: string }> {
  const name = traits.username ?? `Karte${randomLetters(8)}`;
  const person = await anEstablishedMember(server, { ...traits, username: name });
  const { status } = await setPage(person, "member", person.id, true);
  if (status !== 200) throw new Error(`the card was not opened: ${status}`);
  return { person, name };
}

/** Requests an address as a browser without scripts does: as a guest, or with a member's session. */
export async function visit(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, server.url), { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
