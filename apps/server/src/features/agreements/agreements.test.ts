import { createHash } from "node:crypto";
import { AGREEMENTS_MAX } from "@kompagnon/contract/agreements/rules.ts";
import { canonicalForm } from "@kompagnon/contract/agreements/template/paper.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAgreement, COMPLETE, sends, signs, written } from "#features/agreements/test-agreements.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const read = (person: Person, id: string) => person.must("GET /api/agreements/{id}", { params: { id } });
const statusFor = async (person: Person, id: string) =>
  (await person.call("GET /api/agreements/{id}", { params: { id } })).status;
const idsOf = async (person: Person, show: "all" | "waiting" = "all") =>
  (await person.must("GET /api/agreements", { query: { show } })).items.map(({ id }) => id);
const typesFor = async (person: Person) =>
  (await person.must("GET /api/notifications", {})).items.map(({ type }) => type);
const file = (person: Person, id: string, version?: string) =>
  person.request("GET", `/api/agreements/${id}/file?format=docx${version ? `&version=${version}` : ""}`);
async function change(person: Person, id: string, fields: object) {
  const { text_version } = await read(person, id);
  const body = { text_version, fields, new_version: true };
  return person.call("PATCH /api/agreements/{id}", { params: { id }, body });
}
describe("writing", () => {
  test("is for every member, and what one wrote is one's own to take away", async () => {
    const member = await aMember(server);
    const { id } = await written(member, "mou");
    expect((await file(member, id)).status).toBe(200);
    await member.must("DELETE /api/agreements/{id}", { params: { id } });
    expect(await statusFor(member, id)).toBe(404);
  });

  test("is kept word for word, listed with the last changed first, and refuses what another window changed", async () => {
    const anna = await aMember(server);
    const first = await written(anna);
    const second = await written(anna, "mou");
    expect(await idsOf(anna)).toEqual([second.id, first.id]);
    await change(anna, first.id, { extra: "  Nur am Telefon.  " });
    expect(await idsOf(anna)).toEqual([first.id, second.id]);
    expect((await read(anna, first.id)).fields).toMatchObject({ ...COMPLETE, extra: "Nur am Telefon." });
    const stale = await anna.call("PATCH /api/agreements/{id}", {
      params: { id: first.id },
      body: { text_version: first.text_version, fields: { extra: "Überschrieben" } },
    });
    expect([stale.status, stale.error.error]).toEqual([409, "agreement_stale"]);
  });

  test("of twenty changes at the same time that began with one text, one is kept", async () => {
    const anna = await aMember(server);
    const { id, text_version } = await written(anna);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        anna.call("PATCH /api/agreements/{id}", {
          params: { id },
          body: { text_version, fields: { extra: `${n}` } },
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(anna, id)).text_version).toBe(text_version + 1);
  });

  test("is bounded in length, in numbers and in how many there are", async () => {
    const anna = await aMember(server);
    const { id } = await written(anna);
    for (const fields of [
      { purpose: "x".repeat(2001) },
      { a: { name: "x".repeat(121), address: "", represented_by: "" } },
      { share_a: 101 },
      { penalty_cents: 1_000_000_001 },
      { term_months: 0 },
    ])
      expect((await change(anna, id, fields)).status).toBe(400);
    await server.platform.db.rawQuery(
      `insert into agreements (id, owner_id, kind, language, fields)
         select gen_random_uuid(), owner_id, kind, language, fields from agreements, generate_series(2, $2) where id = $1`,
      [id, AGREEMENTS_MAX - 1],
    );
    const begin = () => anna.call("POST /api/agreements", { body: { kind: "mou", language: "de" } });
    const last = await Promise.all([begin(), begin(), begin()]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("begins with how one named oneself the last time", async () => {
    const anna = await aMember(server);
    await written(anna);
    const next = await anna.must("POST /api/agreements", { body: { kind: "mou", language: "en" } });
    expect(next.fields?.a).toEqual(COMPLETE.a);
    expect(next.fields?.b.name).toBe("");
  });
});

describe("sending", () => {
  test("requires all fields, and a recipient who is a contact and not blocked", async () => {
    const { anna, berta } = await aPairInChat(server);
    const outsider = await aMember(server);
    const { id } = await written(anna, "nda_mutual", { place: "" });
    const params = { id };
    const send = async (to: Person) => {
      const { text_version } = await read(anna, id);
      return (
        await anna.call("POST /api/agreements/{id}/send", { params, body: { user_id: to.id, text_version } })
      ).error?.error;
    };
    expect(await send(berta)).toBe("agreement_incomplete");
    await change(anna, id, { place: "Hamburg" });
    expect(await send(outsider)).toBe("cannot_send_agreement");
    expect(await send(anna)).toBe("cannot_send_agreement");
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await send(berta)).toBe("cannot_send_agreement");
    await berta.must("DELETE /api/users/{id}/block", { params: { id: anna.id } });
    expect(await send(berta)).toBeUndefined();
    expect(await send(berta)).toBe("agreement_sent");
  });

  test("shows the version to the recipient and to no other member", async () => {
    const { anna, berta, id } = await anAgreement(server);
    const outsider = await aMember(server);
    const theirs = await read(berta, id);
    expect(theirs).toMatchObject({ role: "other", state: "sent", fields: null, waits_for_me: true });
    expect(theirs.can).toEqual({
      edit: false,
      send: false,
      sign: true,
      decline: true,
      withdraw: false,
      report: true,
      delete: false,
    });
    expect(theirs.version?.paper.parties.map(({ name }) => name)).toEqual(["Anna Weiß", "Берта Иванова"]);
    expect(await idsOf(berta, "waiting")).toEqual([id]);
    expect((await file(berta, id)).status).toBe(404);
    expect((await file(berta, id, theirs.version?.id)).status).toBe(200);
    expect(await statusFor(outsider, id)).toBe(404);
    expect((await file(outsider, id, theirs.version?.id)).status).toBe(404);
    for (const person of [outsider, berta]) {
      const body = { text_version: theirs.text_version };
      expect((await person.call("PATCH /api/agreements/{id}", { params: { id }, body })).status).not.toBe(
        200,
      );
      expect((await person.call("DELETE /api/agreements/{id}", { params: { id } })).status).toBe(404);
      expect((await person.call("POST /api/agreements/{id}/withdraw", { params: { id } })).status).toBe(404);
    }
    expect((await signs(outsider, id).catch(() => ({ status: 404 }))).status).toBe(404);
    await soon(async () => expect(await typesFor(berta)).toContain("agreement_request"));
    expect((await read(anna, id)).state).toBe("sent");
  });

  test("is taken back, or declined: the other side reads it no longer, and who sent it hears of a No", async () => {
    const { anna, berta, id, params } = await anAgreement(server);
    await soon(async () => expect(await typesFor(berta)).toContain("agreement_request"));
    await anna.must("POST /api/agreements/{id}/withdraw", { params });
    expect(await statusFor(berta, id)).toBe(404);
    await soon(async () => expect(await typesFor(berta)).not.toContain("agreement_request"));
    await sends(anna, id, berta);
    await berta.must("POST /api/agreements/{id}/decline", { params });
    expect(await statusFor(berta, id)).toBe(404);
    expect(await read(anna, id)).toMatchObject({ state: "draft", version: { closed: { how: "declined" } } });
    await soon(async () => expect(await typesFor(anna)).toContain("agreement_declined"));
  });

  test("a block hides what waits and stops signing; what both signed stays readable", async () => {
    const { anna, berta, id, params } = await anAgreement(server);
    const { version } = await read(berta, id);
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    expect(await statusFor(berta, id)).toBe(404);
    expect(await idsOf(berta)).toEqual([]);
    const body = { hash: version?.hash ?? "", name: "Berta" };
    expect((await berta.call("PUT /api/agreements/{id}/signature", { params, body })).status).toBe(404);
    expect((await anna.call("PUT /api/agreements/{id}/signature", { params, body })).error.error).toBe(
      "cannot_sign",
    );
    await anna.must("DELETE /api/users/{id}/block", { params: { id: berta.id } });
    await signs(anna, id);
    await signs(berta, id);
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    expect((await read(berta, id)).state).toBe("signed");
  });
});

describe("signing", () => {
  test("by both makes it whole: hash over the text, who and when, a mail with the PDF to both", async () => {
    const { anna, berta, id } = await anAgreement(server);
    const { text_version: _, fields } = await read(anna, id);
    if (!fields) throw new Error("its writer reads what is filled in");
    const hash = createHash("sha256")
      .update(canonicalForm({ kind: "nda_mutual", language: "de", fields }))
      .digest("hex");
    expect((await read(berta, id)).version?.hash).toBe(hash);
    expect((await signs(anna, id, "Anna Weiß")).body).toMatchObject({
      state: "half_signed",
      waits_for_me: false,
    });
    expect((await signs(berta, id, "Берта Иванова")).body).toMatchObject({ state: "signed" });
    const { version, can } = await read(anna, id);
    expect(version?.signatures.map(({ side, name, mine }) => [side, name, mine])).toEqual([
      ["a", "Anna Weiß", true],
      ["b", "Берта Иванова", false],
    ]);
    expect(can).toMatchObject({ sign: false, withdraw: false, delete: false });
    for (const person of [anna, berta]) {
      const mail = await mailTo(server, person.email, hash);
      expect(mail).toContain("application/pdf");
      expect(mail).toContain("Gegenseitige Vertraulichkeitsvereinbarung");
    }
    await soon(async () => expect(await typesFor(anna)).toContain("agreement_signed"));
  });

  test("many times at the same moment by both is two signatures and one mail each", async () => {
    const { anna, berta, id, params } = await anAgreement(server);
    const { version } = await read(berta, id);
    const body = { hash: version?.hash ?? "", name: "Wir" };
    const all = await Promise.all(
      [anna, berta, anna, berta, anna, berta, anna, berta].map((person) =>
        person.call("PUT /api/agreements/{id}/signature", { params, body }),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await read(anna, id)).version?.signatures).toHaveLength(2);
    for (const person of [anna, berta]) await mailTo(server, person.email, body.hash);
    // Mails leave in their order: what else would have been sent is there before this one.
    const next = await written(anna);
    await sends(anna, next.id, berta);
    await signs(anna, next.id);
    await signs(berta, next.id);
    for (const person of [anna, berta]) {
      await soon(() =>
        expect(mailsTo(server, person.email).filter((mail) => mail.includes("Von beiden"))).toHaveLength(2),
      );
    }
  });

  test("signing a text that has changed since it was read is refused, even when both requests race", async () => {
    const { anna, berta, id, params } = await anAgreement(server);
    const { version } = await read(berta, id);
    const body = { hash: version?.hash ?? "", name: "Berta" };
    await change(anna, id, { extra: "Und noch etwas." });
    await sends(anna, id, berta);
    const late = await berta.call("PUT /api/agreements/{id}/signature", { params, body });
    expect([late.status, late.error.error]).toEqual([409, "agreement_changed"]);
    const { version: next, text_version } = await read(anna, id);
    const [signed, changed] = await Promise.all([
      berta.call("PUT /api/agreements/{id}/signature", { params, body: { ...body, hash: next?.hash ?? "" } }),
      anna.call("PATCH /api/agreements/{id}", {
        params,
        body: { text_version, fields: { extra: "Ganz anders." } },
      }),
    ]);
    expect(changed.status).toBe(200);
    expect([200, 404]).toContain(signed.status);
    // A signature never applies to a text that the signer has not seen.
    const { state, version: last } = await read(anna, id);
    expect(["draft", "voided"]).toContain(state);
    expect(last?.closed?.how).toBe("changed");
  });

  test("what both have signed changes only where a new version is asked for", async () => {
    const { anna, berta, id, params } = await anAgreement(server);
    await signs(anna, id, "Anna");
    await signs(berta, id, "Berta");
    const { text_version, version } = await read(anna, id);
    const body = { text_version, fields: { extra: "Ein Buchstabe." } };
    const refused = await anna.call("PATCH /api/agreements/{id}", { params, body });
    expect([refused.status, refused.error.error]).toEqual([409, "agreement_completed"]);
    expect(await read(berta, id)).toMatchObject({
      state: "signed",
      version: { id: version?.id, closed: null },
    });
    // The same words are no change.
    const same = { text_version, fields: {} };
    expect((await anna.call("PATCH /api/agreements/{id}", { params, body: same })).status).toBe(200);
    const meant = { ...body, new_version: true };
    expect((await anna.call("PATCH /api/agreements/{id}", { params, body: meant })).status).toBe(200);
    expect((await read(berta, id)).version?.closed?.how).toBe("changed");
  });

  test("a changed word voids it and tells the other; what both had signed stays readable for both", async () => {
    const { anna, berta, id } = await anAgreement(server);
    await signs(anna, id);
    await signs(berta, id);
    await change(anna, id, { hours_a: 11 });
    expect((await read(berta, id)).state).toBe("signed"); // not a word of this kind
    await change(anna, id, { purpose: "Wir prüfen, ob wir zusammen Röster beliefern!" });
    const hers = await read(anna, id);
    const theirs = await read(berta, id);
    expect(hers).toMatchObject({ state: "voided", can: { send: true } });
    expect(theirs).toMatchObject({ state: "voided", version: { closed: { how: "changed" } } });
    expect(theirs.version?.paper.clauses[0]?.paragraphs).toContain(
      "Wir prüfen, ob wir zusammen Röster beliefern.",
    );
    await soon(async () => expect(await typesFor(berta)).toContain("agreement_void"));
    await sends(anna, id, berta);
    expect((await read(berta, id)).earlier).toHaveLength(1);
    expect((await file(berta, id, theirs.version?.id)).status).toBe(200);
    expect((await anna.call("DELETE /api/agreements/{id}", { params: { id } })).error.error).toBe(
      "agreement_signed",
    );
  });
});
