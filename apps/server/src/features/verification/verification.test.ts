import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aDocumentFile,
  aReviewer,
  aWaitingMember,
  decideAs,
  handIn,
  NAME,
  someData,
  uploadAll,
} from "#features/verification/test-verification.ts";
import { aMember } from "#testing/builders.ts";
import { mailTo } from "#testing/mailbox.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const statusOf = async (person: Awaited<ReturnType<typeof aMember>>) =>
  (await person.must("GET /api/verification")).status;
const isVerified = async (person: Awaited<ReturnType<typeof aMember>>) =>
  (await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } })).verified;

describe("handing in", () => {
  test("from nothing to waiting: data, three pictures, submit", async () => {
    const anna = await aMember(server);
    expect(await anna.must("GET /api/verification")).toMatchObject({ status: "none", images: [] });
    expect(await anna.must("POST /api/verification", { body: someData() })).toMatchObject({
      status: "draft",
      full_name: NAME,
      birthdate: "1990-05-31",
      country: "DE",
      images: [],
    });
    await uploadAll(anna, ["selfie", "front"]);
    const early = await anna.call("POST /api/verification/submit");
    expect([early.status, early.error.error]).toEqual([409, "pictures_missing"]);
    await uploadAll(anna, ["back", "front"]);
    expect((await anna.must("GET /api/verification")).images).toEqual(["front", "back", "selfie"]);
    expect(await anna.must("POST /api/verification/submit")).toMatchObject({ status: "in_review" });
    const again = await anna.call("POST /api/verification/submit");
    expect(again.error.error).toBe("no_draft");
    const secondTry = await anna.call("POST /api/verification", { body: someData() });
    expect(secondTry.error.error).toBe("verification_running");
    const late = await anna.call("PUT /api/verification/images/{side}", {
      params: { side: "front" },
      file: await aDocumentFile("front"),
    });
    expect(late.error.error).toBe("no_draft");
  });

  test("what is missing or wrong is refused by its field", async () => {
    const anna = await aMember(server);
    const post = (body: object) =>
      anna.call("POST /api/verification", { body: { ...someData(), ...body } as never }); // as a stranger sends it
    expect((await post({ full_name: "  " })).error.details?.[0]?.field).toBe("full_name");
    for (const birthdate of ["2020-01-01", "1800-01-01", "2001-02-30", "gestern"])
      expect((await post({ birthdate })).error.details?.[0]?.field).toBe("birthdate");
    expect((await post({ country: "FR" })).status).toBe(400);
    expect((await post({ consent: "1999-01" })).status).toBe(400);
    const early = await anna.call("PUT /api/verification/images/{side}", {
      params: { side: "front" },
      file: await aDocumentFile("front"),
    });
    expect(early.error.error).toBe("no_draft");
  });

  test("pictures that are none, or too small to be read, are refused", async () => {
    const anna = await aMember(server);
    await anna.must("POST /api/verification", { body: someData() });
    const put = (bytes: Buffer, type = "image/jpeg") =>
      anna.call("PUT /api/verification/images/{side}", {
        params: { side: "front" },
        file: new Blob([new Uint8Array(bytes)], { type }),
      });
    expect((await put(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(415);
    expect((await put(Buffer.from("GIF89a"), "image/gif")).status).toBe(415);
    const small = await sharp({ create: { width: 400, height: 290, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    expect((await put(small)).error.error).toBe("picture_too_small");
    expect((await put(Buffer.alloc(6 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await anna.must("GET /api/verification")).images).toEqual([]);
  });

  test("many begin, upload and submit at once: one draft, one picture a side, one case", async () => {
    const anna = await aMember(server);
    const requests = await Promise.all(
      Array.from({ length: 6 }, () => anna.call("POST /api/verification", { body: someData() })),
    );
    expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await Promise.all(Array.from({ length: 4 }, () => uploadAll(anna)));
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => anna.call("POST /api/verification/submit")),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { rows } = await server.platform.db.rawQuery(
      "select status, (select count(*)::int from verification_images where verification_id = v.id) as images from verifications v where member_id = $1",
      [anna.id],
    );
    expect(rows).toEqual([{ status: "in_review", images: 3 }]);
  });

  test("a draft is thrown away", async () => {
    const anna = await aMember(server);
    expect((await anna.call("DELETE /api/verification")).error.error).toBe("no_draft");
    await anna.must("POST /api/verification", { body: someData() });
    await uploadAll(anna, ["front"]);
    expect(await anna.must("DELETE /api/verification")).toMatchObject({ status: "none" });
  });
});

describe("a decision", () => {
  test("approved: badge, age, live event, notification and mail at once", async () => {
    const reviewer = await aReviewer(server);
    const { person, id } = await aWaitingMember(server, { age: 30, birthdate: "1990-05-31" });
    const stream = await Stream.open(person);
    await decideAs(reviewer, id, true);
    await stream.next(
      ({ kind, data }) =>
        kind === "verification_changed" && (data as { status: string }).status === "approved",
    );
    stream.close();
    expect(await statusOf(person)).toBe("approved");
    const profile = await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } });
    expect(profile).toMatchObject({ verified: true });
    expect(profile.age).toBeGreaterThan(30);
    const refused = await person.call("POST /api/verification", { body: someData() });
    expect([refused.status, refused.error.message]).toEqual([409, "Du bist bereits verifiziert."]);
    await mailTo(server, person.email, "verifiziert");
    await soon(async () => {
      const { items } = await person.must("GET /api/notifications");
      expect(items[0]).toMatchObject({
        type: "verification_decision",
        payload: { outcome: "approved" },
      });
    });
  });

  test("rejected: the reason is read, and after three times it takes a while", async () => {
    const reviewer = await aReviewer(server);
    const { person, id } = await aWaitingMember(server);
    await decideAs(reviewer, id, false);
    expect(await person.must("GET /api/verification")).toMatchObject({
      status: "rejected",
      reason: "unreadable",
      reason_text: "Die Rückseite spiegelt.",
      next_try_at: null,
    });
    expect(await isVerified(person)).toBe(false);
    await mailTo(server, person.email, "Die Rückseite spiegelt.");
    for (let again = 0; again < 2; again += 1) await decideAs(reviewer, await handIn(server, person), false);
    const status = await person.must("GET /api/verification");
    expect(Date.parse(status.next_try_at ?? "")).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    const fourth = await person.call("POST /api/verification", { body: someData() });
    expect([fourth.status, fourth.error.error]).toEqual([409, "verification_limit"]);
    await server.platform.db.rawQuery(
      "update verifications set submitted_at = submitted_at - interval '31 days' where member_id = $1",
      [person.id],
    );
    expect((await person.call("POST /api/verification", { body: someData() })).status).toBe(200);
  });

  test("a member who turns out to be under 16 is protected whatever they said; one who is older is not", async () => {
    const reviewer = await aReviewer(server);
    const year = new Date().getUTCFullYear();
    const young = await aWaitingMember(server, { age: 30, birthdate: `${year - 15}-01-01` });
    await decideAs(reviewer, young.id, true);
    const ageOf = async (person: typeof young.person) =>
      (await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } })).age;
    expect(await ageOf(young.person)).toBe(15);
    const older = { params: { userId: young.person.id }, body: { age: 20 } };
    expect((await young.person.call("PATCH /api/profiles/{userId}", older)).error.error).toBe("age_locked");
    const grown = await aWaitingMember(server, { age: 14, birthdate: `${year - 20}-01-01` });
    await decideAs(reviewer, grown.id, true);
    expect(await ageOf(grown.person)).toBe(20);
  });
});
