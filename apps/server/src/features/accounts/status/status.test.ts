import { inflateRawSync } from "node:zlib";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "#features/accounts/operator.ts";
import { eraseDue, liftBans } from "#features/accounts/status/deletion.ts";
import { aGuest, aMatchingMember, aMember, aPairInChat, aPicture, PASSWORD } from "#testing/builders.ts";
import { mailTo, tokenIn } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  second = await startTestServer({ sharing: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const operate = async (name: string, positionals: string[], values: Record<string, string> = {}) =>
  (await COMMANDS[name]?.(server.platform, { positionals, values }))?.join("\n") ?? "";
/** The code of an app; steps that were taken before are forgotten, as if time had passed. */
async function codeOf(person: Person, secret: string): Promise<string> {
  await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
const signIn = (person: Person, at = server) => {
  const guest = aGuest(at);
  return guest
    .call("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } })
    .then((answer) => ({ guest, answer }));
};

describe("bans", () => {
  test("reach every device on every process within a second, and every request says so", async () => {
    const person = await aMember(server);
    const { guest } = await signIn(person, second);
    const streams = [await Stream.open(person), await Stream.open(guest)];
    const at = Date.now();
    await operate("ban", [person.email], { reason: "Spam" });
    for (const stream of streams) {
      const { data } = await stream.next(({ kind }) => kind === "force_logout");
      expect(data).toEqual({ reason: "banned" });
    }
    expect(Date.now() - at).toBeLessThan(1000);
    const answers = [
      await person.call("GET /api/me"),
      await guest.call("GET /api/ban-status"),
      await person.call("PATCH /api/profiles/{userId}", {
        params: { userId: person.id },
        body: { bio: "x" },
      }),
      (await signIn(person)).answer,
    ];
    for (const { status, error } of answers) {
      expect([status, error.error]).toEqual([403, "banned"]);
      expect(error.message).toBe("Dein Account wurde von einem Administrator gebannt. Grund: Spam");
    }
    expect((await person.call("POST /api/rt/ticket")).status).toBe(403);
  });

  test("a banned member appeals once, by an old session or a new sign-in, and by nothing else", async () => {
    const person = await aMember(server);
    await operate("ban", [person.email], { reason: "Versehen", until: "2199-12-31" });
    const before = await person.must("GET /api/auth/ban");
    expect(before).toMatchObject({ until: "2199-12-31T00:00:00.000Z", appeal: null });
    expect(before.message).toContain("bis zum 31. Dezember 2199 gebannt");
    expect((await aGuest(server).call("GET /api/auth/ban")).status).toBe(404);
    const { guest } = await signIn(person);
    const send = (who: Person) =>
      who.call("POST /api/auth/ban/appeal", { body: { text: "Ich war das nicht." } });
    const answers = await Promise.all([send(guest), send(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("already_appealed");
    const list = await operate("appeals", []);
    expect(list).toContain("> Ich war das nicht.");
    const id =
      list
        .split("\n")
        .find((line) => line.includes(person.email))
        ?.split(" ")[0] ?? "";
    expect(await operate("decide", [id, "accept"], { answer: "Entschuldige!" })).toContain("accepted");
    expect((await person.call("GET /api/me")).status).toBe(401);
    expect((await signIn(person)).answer.status).toBe(200);
    const member = await aMember(server);
    expect((await send(member)).error.error).toBe("not_banned");
  });

  test("an appeal against an earlier ban does not lift a later one", async () => {
    const person = await aMember(server);
    await operate("ban", [person.email], { reason: "Versehen" });
    await person.must("POST /api/auth/ban/appeal", { body: { text: "Das war ich nicht." } });
    const id = await operate("appeals", []).then(
      (list) =>
        list
          .split("\n")
          .find((line) => line.includes(person.email))
          ?.split(" ")[0] ?? "",
    );
    await operate("unban", [person.email]);
    await operate("ban", [person.email], { reason: "Betrug" });
    expect(await operate("appeals", [])).not.toContain(person.email);
    await expect(operate("decide", [id, "accept"])).rejects.toThrow("not_found");
    expect((await signIn(person)).answer.error.error).toBe("banned");
  });

  test("a banned member keeps the rights over their data, for who proves who they are, and nothing else opens", async () => {
    const person = await aMember(server);
    await operate("ban", [person.email], { reason: "Spam" });
    const { guest } = await signIn(person);
    const proof = { body: { password: PASSWORD } };
    expect((await guest.must("GET /api/auth/ban")).proof).toEqual({ password: true, code: false });
    const wrong = { body: { password: "ganz falsch geraten" } };
    for (const route of ["POST /api/auth/ban/export", "POST /api/auth/ban/deletion"] as const) {
      expect((await guest.call(route, { body: {} })).error.error).toBe("wrong_password");
      expect((await guest.call(route, wrong)).error.error).toBe("wrong_password");
      expect((await aGuest(server).call(route, proof)).status).toBe(404);
      expect((await (await aMember(server)).call(route, proof)).error.error).toBe("not_banned");
    }
    const archive = await guest.call("POST /api/auth/ban/export", proof);
    expect([archive.status, archive.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const asked = await guest.must("POST /api/auth/ban/deletion", proof);
    expect(asked.deletion_due_at).not.toBeNull();
    // Their other devices are signed out; this one still sees the status, and may cancel it.
    expect((await person.call("GET /api/auth/ban")).status).toBe(404);
    expect((await guest.must("GET /api/auth/ban")).deletion_due_at).toBe(asked.deletion_due_at);
    expect((await guest.must("DELETE /api/auth/ban/deletion")).deletion_due_at).toBeNull();
    for (const route of ["GET /api/me", "POST /api/me/keep", "GET /api/notifications"] as const)
      expect((await guest.call(route)).error.error).toBe("banned");
    expect((await guest.call("POST /api/me/export", proof)).error.error).toBe("banned");
  });

  test("with two-factor on a banned member needs the code as well", async () => {
    const person = await aMember(server);
    const { secret } = await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
    await person.must("POST /api/auth/2fa/verify", { body: { code: await codeOf(person, secret) } });
    await operate("ban", [person.email]);
    const { guest } = await signIn(person);
    expect((await guest.must("GET /api/auth/ban")).proof).toEqual({ password: true, code: true });
    const ask = (code?: string) =>
      guest.call("POST /api/auth/ban/deletion", { body: { password: PASSWORD, ...(code && { code }) } });
    expect((await ask()).error.error).toBe("totp_required");
    expect((await ask("000000")).error.error).toBe("invalid_totp");
    expect((await ask(await codeOf(person, secret))).status).toBe(202);
  });

  test("a sign-in that runs at the same moment does not come alive when the ban ends", async () => {
    for (let round = 0; round < 4; round++) {
      const person = await aMember(server);
      const entering = Array.from({ length: 4 }, () => signIn(person));
      await operate("ban", [person.email]);
      const guests = await Promise.all(entering);
      await operate("unban", [person.email]);
      for (const { guest } of guests) expect((await guest.call("GET /api/me")).status).toBe(401);
    }
  });

  test("hide a member from the deck, and end by themselves", async () => {
    const anna = await aMatchingMember(server);
    const berta = await aMatchingMember(server);
    const params = { userId: berta.id };
    await operate("ban", [berta.email]);
    expect((await anna.call("GET /api/profiles/{userId}", { params })).status).toBe(404);
    const listed = async () =>
      (await query("select listed from deck_cards where member = $1", [berta.id])).rows[0]?.["listed"];
    expect(await listed()).toBe(false);
    await query("update members set banned_until = now() - interval '1 second' where id = $1", [berta.id]);
    await liftBans(server.platform);
    expect(await listed()).toBe(true);
    expect((await anna.call("GET /api/profiles/{userId}", { params })).status).toBe(200);
    expect((await berta.call("GET /api/me")).status).toBe(401);
  });
});

describe("levels", () => {
  test("the operator's command sets them and signs the member out; no member sets their own", async () => {
    const person = await aMember(server);
    await person.request("PATCH", `/api/profiles/${person.id}`, JSON.stringify({ admin_level: 9, bio: "x" }));
    expect((await person.must("GET /api/me")).admin_level).toBe(0);
    await operate("level", [person.email, "2"]);
    expect((await person.call("GET /api/me")).status).toBe(401);
    const { guest } = await signIn(person);
    expect((await guest.must("GET /api/me")).admin_level).toBe(2);
    await expect(operate("level", [person.email, "12"])).rejects.toThrow("0 to 9");
    await expect(operate("level", ["niemand@example.test", "2"])).rejects.toThrow("no account");
  });

  test("the first owner is created with a link to set the password", async () => {
    const email = "chefin@example.test";
    const link = await operate("owner", [email]);
    const token = tokenIn(link);
    await aGuest(server).must("POST /api/auth/password-reset/confirm", {
      body: { token, newPassword: PASSWORD },
    });
    const person = aGuest(server);
    await person.must("POST /api/auth/sign-in", { body: { email, password: PASSWORD } });
    expect(await person.must("GET /api/me")).toMatchObject({ admin_level: 9, email_confirmed: true });
    expect(await operate("owner", [email])).toContain("is owner now");
  });
});

describe("terms", () => {
  test("a newer version asks again and is accepted once", async () => {
    const person = await aMember(server);
    await query("update members set terms_version = '0.9' where id = $1", [person.id]);
    expect((await person.must("GET /api/me")).terms_due).toBe(true);
    expect((await person.call("POST /api/me/terms", { body: { version: "0.9" } })).error.error).toBe(
      "terms_outdated",
    );
    await person.must("POST /api/me/terms", { body: { version: "1.0" } });
    expect((await person.must("GET /api/me")).terms_due).toBe(false);
  });
});

describe("status", () => {
  const seenBy = async (viewer: Person, id: string) =>
    (await viewer.must("GET /api/chats/presence")).items.find(({ user_id }) => user_id === id)?.status ??
    "offline";

  test("follows the stream, for those with a conversation only, and not across a block", async () => {
    const { anna, berta } = await aPairInChat(server);
    const outsider = await Stream.open(await aMember(server));
    const watching = await Stream.open(anna);
    expect(await seenBy(anna, berta.id)).toBe("offline");
    const stream = await Stream.open(berta);
    const isHers = (event: { kind: string; data: unknown }) =>
      event.kind === "user_status_changed" && (event.data as { userId: string }).userId === berta.id;
    expect((await watching.next(isHers)).data).toMatchObject({ userId: berta.id, status: "online" });
    expect(await seenBy(anna, berta.id)).toBe("online");
    await berta.must("PUT /api/me/presence", { body: { away: true } });
    expect((await watching.next((event) => isHers(event) && status(event) === "away")).data).toMatchObject({
      status: "away",
    });
    await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
    expect(await seenBy(anna, berta.id)).toBe("offline");
    expect(await seenBy(berta, anna.id)).toBe("offline");
    expect(outsider.events.filter(({ kind }) => kind === "user_status_changed")).toEqual([]);
    stream.close();
  });
  const status = ({ data }: { data: unknown }) => (data as { status: string }).status;

  test("is set by hand from level 2 on, and permanently shows without a stream", async () => {
    const { anna, berta } = await aPairInChat(server);
    const body = { manual_status: "online(admin)", manual_status_permanent: false } as const;
    expect((await berta.call("PUT /api/me/status-preferences", { body })).status).toBe(403);
    expect((await berta.call("GET /api/me/status-preferences")).status).toBe(403);
    await giveLevel(server, berta, 2);
    const watching = await Stream.open(anna);
    await berta.must("PUT /api/me/status-preferences", { body });
    expect(await seenBy(anna, berta.id)).toBe("offline");
    await berta.must("PUT /api/me/status-preferences", { body: { ...body, manual_status_permanent: true } });
    await watching.next((event) => event.kind === "user_status_changed" && status(event) === "online(admin)");
    expect(await seenBy(anna, berta.id)).toBe("online(admin)");
    const wrong = await berta.request(
      "PUT",
      "/api/me/status-preferences",
      JSON.stringify({ manual_status: "king", manual_status_permanent: true }),
    );
    expect(wrong.status).toBe(400);
  });
});

describe("blocks", () => {
  test("are listed, taken back, and never one's own", async () => {
    const anna = await aMember(server, { username: "Blockierende" });
    const berta = await aMember(server);
    const params = { id: berta.id };
    await Promise.all([1, 2, 3].map(() => anna.must("PUT /api/users/{id}/block", { params })));
    const { items } = await anna.must("GET /api/blocks");
    expect(items.map(({ id }) => id)).toEqual([berta.id]);
    expect((await berta.call("GET /api/profiles/{userId}", { params: { userId: anna.id } })).status).toBe(
      404,
    );
    expect((await berta.must("GET /api/blocks")).items).toEqual([]);
    await anna.must("DELETE /api/users/{id}/block", { params });
    expect((await anna.must("GET /api/blocks")).items).toEqual([]);
    expect((await anna.call("PUT /api/users/{id}/block", { params: { id: anna.id } })).status).toBe(404);
  });
});

/** The files of a ZIP archive, by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 4)) {
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + packed);
    files.set(name, (method === 8 ? inflateRawSync(body) : body).toString("utf8"));
  }
  return files;
}

describe("export and deletion", () => {
  test("the archive holds all data of the member, and no other member's address", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await berta.must("POST /api/chats/{id}/messages", {
      params: { id: chatId },
      body: { client_id: crypto.randomUUID(), text: "Hallo Anna, wie geht es dir?" },
    });
    const withoutProof = await anna.call("POST /api/me/export", { body: {} });
    expect([withoutProof.status, withoutProof.error.error]).toEqual([403, "wrong_password"]);
    const { status, headers, body } = await anna.call("POST /api/me/export", {
      body: { password: PASSWORD },
    });
    expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(headers.get("content-disposition")).toContain("kompagnon-export.zip");
    const files = unzip(Buffer.from(await (body as unknown as Blob).arrayBuffer()));
    for (const name of ["account.json", "profile.json", "matching.json", "matching-picture.webp"])
      expect([...files.keys()]).toContain(name);
    expect(files.get(`chats/${chatId}.json`)).toContain("wie geht es dir?");
    const all = [...files.values()].join("\n");
    expect(all).toContain(anna.email);
    expect(all).not.toContain(berta.email);
    expect(all).not.toContain("argon2");
  });

  test("a deleted account is hidden at once, may be kept for seven days, and comes back whole", async () => {
    const anna = await aMember(server);
    const berta = await aMatchingMember(server);
    const wrong = await berta.call("POST /api/me/deletion", { body: { password: "falsch falsch" } });
    expect(wrong.error.error).toBe("wrong_password");
    const { deletion_due_at } = await berta.must("POST /api/me/deletion", { body: { password: PASSWORD } });
    expect(Date.parse(deletion_due_at) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000);
    expect((await berta.call("GET /api/me")).status).toBe(401);
    const params = { userId: berta.id };
    expect((await anna.call("GET /api/profiles/{userId}", { params })).status).toBe(404);
    await mailTo(server, berta.email, "Noch 7 Tage");
    const { guest } = await signIn(berta);
    expect((await guest.must("GET /api/me")).deletion_due_at).toBe(deletion_due_at);
    await eraseDue(server.platform);
    await guest.must("POST /api/me/keep");
    expect((await guest.must("GET /api/me")).deletion_due_at).toBeNull();
    expect((await anna.call("GET /api/profiles/{userId}", { params })).status).toBe(200);
  });

  test("one failed erasure does not stop the others, and the deletion of files is retried", async () => {
    const first = await aMember(server);
    const second = await aMatchingMember(server);
    for (const { id } of [first, second])
      await query("update members set deletion_due_at = now() - interval '1 minute' where id = $1", [id]);
    const broken = { ...server.platform, personal: { ...server.platform.personal } };
    broken.personal.erase = async (tx, id) => {
      if (id === first.id) throw new Error("not today");
      await server.platform.personal.erase(tx, id);
    };
    await expect(eraseDue(broken)).rejects.toThrow("1 of 2");
    const left = async ({ id }: Person) =>
      (await query("select from members where id = $1", [id])).rows.length;
    expect([await left(first), await left(second)]).toEqual([1, 0]);
    await eraseDue(server.platform);
    expect(await left(first)).toBe(0);
  });

  test("gives way to what others do with what goes with a member, and goes on afterwards", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await anna.must("PUT /api/users/{id}/follow", { params: { id: berta.id } });
    await query("update members set deletion_due_at = now() - interval '1 minute' where id = $1", [anna.id]);
    let erasing = Promise.resolve();
    await server.platform.db.transaction(async (tx) => {
      await tx.rawQuery("select from follows where follower = $1 for update", [anna.id]);
      erasing = eraseDue(server.platform);
      const waits = async () =>
        (
          await query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rowCount;
      await expect.poll(waits, { timeout: 5_000, interval: 20 }).toBe(1);
      // Crosswise: the erasure holds the member and waits for this one.
      expect((await tx.rawQuery("select from members where id = $1 for key share", [anna.id])).rowCount).toBe(
        1,
      );
    });
    await erasing;
    expect((await query("select from members where id = $1", [anna.id])).rowCount).toBe(0);
  });

  test("of avatars uploaded at the same moment one stays, and none behind it", async () => {
    const person = await aMember(server);
    const params = { userId: person.id };
    const picture = Buffer.from((await aPicture()).split(",")[1] ?? "", "base64");
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        person.must("POST /api/profiles/{userId}/avatar", {
          params,
          file: new Blob([picture], { type: "image/jpeg" }),
        }),
      ),
    );
    const kept = async () => {
      const stored = await Promise.all(
        answers.map(({ publicUrl }) => server.platform.storage.get(publicUrl.replace("/api/files/", ""))),
      );
      return stored.filter((bytes) => bytes !== null);
    };
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(1);
  });

  test("afterwards no table holds anything of them: ids (but in the security log), address, name, files", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await anna.must("PATCH /api/profiles/{userId}", {
      params: { userId: anna.id },
      body: { username: "Verschwindende", bio: "unverwechselbar" },
    });
    for (const who of [anna, berta])
      await who.must("POST /api/chats/{id}/messages", {
        params: { id: chatId },
        body: { client_id: crypto.randomUUID(), text: "ganz geheimnisvoll" },
      });
    await anna.must("PUT /api/users/{id}/block", { params: { id: (await aMember(server)).id } });
    await anna.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
    const other = await aMatchingMember(server);
    await anna.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
    expect(await inboxOf(other)).toBe(1);
    const picture = (await query("select picture from matching_profiles where member_id = $1", [anna.id]))
      .rows[0]?.["picture"] as string;
    await anna.must("POST /api/me/deletion", { body: { password: PASSWORD } });
    await query("update members set deletion_due_at = now() where id = $1", [anna.id]);
    await Promise.all([eraseDue(server.platform), eraseDue(second.platform)]);
    await jobsDone(server);
    const traces = [anna.id, anna.email, "Verschwindende", "unverwechselbar", "ganz geheimnisvoll"];
    const { rows: tables } = await query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(25);
    const found: string[] = [];
    for (const { name } of tables)
      for (const trace of traces) {
        const { rowCount } = await query(
          `select from "${String(name)}" t where position($1 in t::text) > 0`,
          [trace],
        );
        if (rowCount > 0) found.push(`${String(name)}: ${trace}`);
      }
    // The security log alone keeps the id, which leads nowhere any more, for a year.
    expect(found).toEqual([`security_events: ${anna.id}`]);
    expect(await inboxOf(other)).toBe(0);
    await expect.poll(() => server.platform.storage.get(picture), { timeout: 10_000 }).toBeNull();
    expect((await berta.call("GET /api/chats/{id}", { params: { id: chatId } })).status).toBe(404);
    await mailTo(server, anna.email, "Mach’s gut");
  });
  const inboxOf = async ({ id }: Person) =>
    (await query("select inbox from deck_cards where member = $1", [id])).rows[0]?.["inbox"];
});
