import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expireResets } from "#features/accounts/resets/resets.ts";
import { aDueReset, atTheCode, knowCode } from "#features/accounts/resets/test-resets.ts";
import { aGuest, aMember, PASSWORD } from "#testing/builders.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

/** A member with an app that is lost, and a guest who knows the password. */
async function aLostMember() {
  const person = await aMember(server);
  await server.platform.db.rawQuery(
    "insert into two_factor (member_id, secret, enabled_at) values ($1, '', now())",
    [person.id],
  );
  await server.platform.db.rawQuery("insert into backup_codes (member_id, hash) values ($1, 'x')", [
    person.id,
  ]);
  const guest = aGuest(server);
  return { person, guest, pending_token: await atTheCode(guest, person.email) };
}
const stopTokenIn = (mail: string): string => /#stop=([\w-]{20,})/.exec(mail)?.[1] ?? "";
const stateOf = async ({ id }: Pick<Person, "id">) =>
  (
    await server.platform.db.rawQuery(
      "select state, known_device from factor_resets where member_id = $1 order by id",
      [id],
    )
  ).rows;

/** Asks for a code and reads it in the mail. */
async function codeFor({ person, guest, pending_token }: Awaited<ReturnType<typeof aLostMember>>) {
  await guest.must("POST /api/auth/2fa/reset/code", { body: { pending_token } });
  const mail = await mailTo(server, person.email, "Zweiten Faktor verloren?");
  return /^\d{6}$/m.exec(mail.replace(/\r/g, ""))?.[0] ?? "";
}

describe("asking", () => {
  test("takes the password and a mailed code; nothing changes for two days, and a mail can stop it", async () => {
    const lost = await aLostMember();
    const { person, guest, pending_token } = lost;
    const code = await codeFor(lost);
    const before = Date.now();
    const { ready_at } = await guest.must("POST /api/auth/2fa/reset", { body: { pending_token, code } });
    expect(Date.parse(ready_at) - before).toBeGreaterThan(47.9 * 3_600_000);
    expect(await stateOf(person)).toEqual([{ state: "waiting", known_device: false }]);
    const security = await person.must("GET /api/me/security");
    expect(security.factor_reset_ready_at).toBe(ready_at);
    const answer = await guest.must("POST /api/auth/sign-in", {
      body: { email: person.email, password: PASSWORD },
    });
    expect(answer.requires_2fa).toBe(true);
    const again = await guest.call("POST /api/auth/2fa/reset/code", { body: { pending_token } });
    expect(again.error.error).toBe("reset_waiting");
    const token = stopTokenIn(await mailTo(server, person.email, "Dein Antrag ist angekommen"));
    await aGuest(server).must("POST /api/auth/2fa/reset/stop", { body: { token } });
    expect(await stateOf(person)).toMatchObject([{ state: "stopped" }]);
    await mailTo(server, person.email, "Alles bleibt, wie es ist");
    const twice = await aGuest(server).call("POST /api/auth/2fa/reset/stop", { body: { token } });
    expect(twice.error.error).toBe("token_invalid");
  });

  test("needs the password: a made-up token is refused and reveals nothing", async () => {
    const guest = aGuest(server);
    const body = { pending_token: "x".repeat(40) };
    const mailed = await guest.call("POST /api/auth/2fa/reset/code", { body });
    const asked = await guest.call("POST /api/auth/2fa/reset", { body: { ...body, code: "123456" } });
    expect([mailed.error.error, asked.error.error]).toEqual(["pending_invalid", "pending_invalid"]);
  });

  test("sends one code in two minutes, and takes five wrong ones, also at once", async () => {
    const lost = await aLostMember();
    const { person, guest, pending_token } = lost;
    const code = await codeFor(lost);
    const { cooldown } = await guest.must("POST /api/auth/2fa/reset/code", { body: { pending_token } });
    expect(cooldown).toBeGreaterThan(100);
    const wrong = code === "000000" ? "000001" : "000000";
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        guest.call("POST /api/auth/2fa/reset", { body: { pending_token, code: wrong } }),
      ),
    );
    expect(new Set(tries.map(({ error }) => error.error))).toEqual(new Set(["reset_code_wrong"]));
    const right = await guest.call("POST /api/auth/2fa/reset", { body: { pending_token, code } });
    expect(right.error.error).toBe("reset_code_wrong");
    expect(mailsTo(server, person.email).filter((mail) => mail.includes("Dein Code:"))).toHaveLength(1);
    await server.platform.db.rawQuery(
      "update factor_resets set asked_at = now() - interval '3 minutes' where member_id = $1",
      [person.id],
    );
    await guest.must("POST /api/auth/2fa/reset/code", { body: { pending_token } });
    await knowCode(server, person, "654321");
    await guest.must("POST /api/auth/2fa/reset", { body: { pending_token, code: "654321" } });
  });

  test("begins one wait, however many ask at once, and not more than five in a month", async () => {
    const lost = await aLostMember();
    const { person, guest, pending_token } = lost;
    const body = { pending_token, code: await codeFor(lost) };
    const asked = await Promise.all([
      guest.call("POST /api/auth/2fa/reset", { body }),
      guest.call("POST /api/auth/2fa/reset", { body }),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
    await person.must("DELETE /api/auth/2fa/reset");
    await server.platform.db.rawQuery(
      `insert into factor_resets (id, member_id, state, known_device, closed_at)
         select gen_random_uuid(), $1, 'refused', false, now() from generate_series(1, 4)`,
      [person.id],
    );
    const often = await guest.call("POST /api/auth/2fa/reset/code", { body: { pending_token } });
    expect(often.error.error).toBe("reset_too_often");
  });

  test("from a device that was used before says so", async () => {
    const lost = await aLostMember();
    const pending_token = await atTheCode(lost.person, lost.person.email);
    await lost.person.must("POST /api/auth/2fa/reset/code", { body: { pending_token } });
    expect(await stateOf(lost.person)).toEqual([{ state: "proving", known_device: true }]);
  });
});

describe("stopping", () => {
  test("from a device that is signed in, and by showing a second factor after all", async () => {
    const person = await aMember(server);
    await aDueReset(server, person);
    await person.must("DELETE /api/auth/2fa/reset");
    await person.must("DELETE /api/auth/2fa/reset");
    expect(await stateOf(person)).toMatchObject([{ state: "stopped" }]);
    const lost = await aLostMember();
    await aDueReset(server, lost.person);
    const { codes } = await withBackupCodes(lost.person);
    await lost.guest.must("POST /api/auth/2fa/sign-in", {
      body: { pending_token: lost.pending_token, backup_code: codes },
    });
    expect(await stateOf(lost.person)).toMatchObject([{ state: "stopped" }]);
  });

  test("a reset that is not decided in time expires, and the member is notified", async () => {
    const person = await aMember(server);
    const id = await aDueReset(server, person);
    await server.platform.db.rawQuery(
      "update factor_resets set asked_at = now() - interval '15 days' where id = $1",
      [id],
    );
    await expireResets(server.platform);
    expect(await stateOf(person)).toMatchObject([{ state: "expired" }]);
    await mailTo(server, person.email, "Nicht rechtzeitig entschieden");
  });
});

/** Gives a member a backup code that is known. */
async function withBackupCodes({ id }: Person): Promise<{ codes: string }> {
  const { fingerprint } = await import("#platform/secrets.ts");
  const { secret } = server.platform.config;
  await server.platform.db.rawQuery("insert into backup_codes (member_id, hash) values ($1, $2)", [
    id,
    fingerprint(secret, `backup:${id}:abcde23456`),
  ]);
  return { codes: "abcde-23456" };
}
