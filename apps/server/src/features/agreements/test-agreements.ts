import type { AgreementFields, AgreementKind } from "@kompagnon/contract/agreements/rules.ts";
import { aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Everything that an agreement needs before it is sent. */
export const COMPLETE: Partial<AgreementFields> = {
  a: { name: "Anna Weiß", address: "Lindenweg 3\n20095 Hamburg", represented_by: "" },
  b: { name: "Берта Иванова", address: "Kastanienallee 9\n10435 Berlin", represented_by: "" },
  purpose: "Wir prüfen, ob wir zusammen Röster beliefern.",
  aims: "Zehn Röster bis Mai.",
  place: "Hamburg",
};

/** An agreement that is written and can be sent. */
export async function written(
  person: Person,
  kind: AgreementKind = "nda_mutual",
  more: Partial<AgreementFields> = {},
) {
  const agreement = await person.must("POST /api/agreements", { body: { kind, language: "de" } });
  return person.must("PATCH /api/agreements/{id}", {
    params: { id: agreement.id },
    body: { text_version: agreement.text_version, fields: { ...COMPLETE, ...more } },
  });
}

/** Sends it as it stands. */
export async function sends(person: Person, id: string, to: Person) {
  const params = { id };
  const { text_version } = await person.must("GET /api/agreements/{id}", { params });
  return person.must("POST /api/agreements/{id}/send", { params, body: { user_id: to.id, text_version } });
}

/** Signs what one reads of it. */
export async function signs(person: Person, id: string, name = "Wie im Ausweis") {
  const params = { id };
  const { version } = await person.must("GET /api/agreements/{id}", { params });
  return person.call("PUT /api/agreements/{id}/signature", {
    params,
    body: { hash: version?.hash ?? "", name },
  });
}

/** Two who write with one another, and an agreement that Anna sent to Berta. */
export async function anAgreement(
  server: Pick<TestServer, "url" | "platform">,
  kind: AgreementKind = "nda_mutual",
  more: Partial<AgreementFields> = {},
) {
  const pair = await aPairInChat(server);
  const { id } = await written(pair.anna, kind, more);
  await sends(pair.anna, id, pair.berta);
  return { ...pair, id, params: { id } };
}
