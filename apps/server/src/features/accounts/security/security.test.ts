import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Authenticator } from "#testing/authenticator.ts";
import { aGuest, aMember, aNewMember, PASSWORD, randomLetters } from "#testing/builders.ts";
import { type IdentityProvider, startIdentityProvider } from "#testing/identity-provider.ts";
import { mailsTo, mailTo, tokenIn } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

const NEXT = "ein neues Passwort 8";
let server: TestServer;
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer({ working: true, env: provider.env });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  await query("delete from sign_in_attempts");
  await query("delete from sign_in_failures");
});

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const signIn = (email: string, password: string, guest = aGuest(server)) =>
  guest.call("POST /api/auth/sign-in", { body: { email, password } });
const anEmail = () => `${randomLetters(12)}@example.test`;

/** The code of an app; steps that were taken before are forgotten, as if time had passed. */
async function codeOf(person: Person, secret: string): Promise<string> {
  await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
const WRONG = "000000";

async function withTwoFactor() {
  const person = await aMember(server);
  const { secret } = await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
  const { codes } = await person.must("POST /api/auth/2fa/verify", {
    body: { code: await codeOf(person, secret) },
  });
  return { person, secret, codes };
}

async function askReset(email: string) {
  const answer = await aGuest(server).call("POST /api/auth/password-reset/request", { body: { email } });
  return answer;
}
async function resetToken(email: string): Promise<string> {
  await askReset(email);
  return tokenIn(await mailTo(server, email, "Neues Passwort"));
}
const confirm = (
  token: string,
  more: { newPassword?: string; twoFACode?: string; backupCode?: string } = {},
) =>
  aGuest(server).call("POST /api/auth/password-reset/confirm", {
    body: { token, newPassword: NEXT, ...more },
  });

describe("password reset", () => {
  test("sets a new password once, confirms the address and signs every device out", async () => {
    const person = await aMember(server);
    const token = await resetToken(person.email);
    const { body } = await aGuest(server).call("POST /api/auth/password-reset/verify-token", {
      body: { token },
    });
    expect(body).toMatchObject({ email: person.email, requires2FA: false });
    expect((await confirm(token)).status).toBe(200);
    expect((await person.call("GET /api/me")).status).toBe(401);
    expect((await signIn(person.email, PASSWORD)).error.error).toBe("wrong_credentials");
    const back = aGuest(server);
    expect((await signIn(person.email, NEXT, back)).status).toBe(200);
    expect((await back.must("GET /api/me")).email_confirmed).toBe(true);
    const again = await confirm(token, { newPassword: "noch ein Passwort 9" });
    expect([again.status, again.error.error]).toEqual([400, "reset_invalid"]);
    expect(again.error.message).toBe("Ungültiger oder abgelaufener Reset-Link");
    await mailTo(server, person.email, "Dein Passwort ist neu");
  });

  test("used twice at the same moment it works once", async () => {
    const person = await aMember(server);
    const token = await resetToken(person.email);
    const answers = await Promise.all([1, 2, 3].map((n) => confirm(token, { newPassword: `${NEXT}${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("an unknown address gets the same answer and the same work, but no mail", async () => {
    const person = await aMember(server);
    const before = await countJobs();
    const known = await askReset(person.email);
    const unknown = await askReset(anEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await countJobs()) - before).toBe(2);
    const { rows } = await query(
      "select count(*) as n from mail_tokens where purpose = 'reset_password' and email = $1",
      [person.email],
    );
    expect(rows).toHaveLength(1);
  });
  const countJobs = async () =>
    (await query("select count(*)::int as n from jobs.job where name = 'accounts.reset'")).rows[0]?.[
      "n"
    ] as number;

  test("a second request within two minutes mails nothing", async () => {
    const person = await aMember(server);
    await resetToken(person.email);
    await askReset(person.email);
    await jobsDone(server);
    expect(mailsTo(server, person.email).filter((mail) => mail.includes("Neues Passwort"))).toHaveLength(1);
  });

  test("codes that are missing or locked are refusals, not faults", async () => {
    const { person } = await withTwoFactor();
    const { body } = await signIn(person.email, PASSWORD);
    const none = await aGuest(server).call("POST /api/auth/2fa/sign-in", {
      body: { pending_token: body.pending_token ?? "" },
    });
    expect([none.status, none.error.error]).toEqual([403, "totp_required"]);
    const odd = await aGuest(server).call("POST /api/auth/passkeys/sign-in", {
      body: { response: { id: "a\u0000b" } },
    });
    expect([odd.status, odd.error.error]).toEqual([401, "passkey_invalid"]);
  });

  test("an expired link, an altered one and none are refused; a common password leaves the link good", async () => {
    const person = await aMember(server);
    const token = await resetToken(person.email);
    expect((await confirm(token, { newPassword: "passwort123" })).error.error).toBe("password_common");
    expect((await confirm(`${token}x`)).error.error).toBe("reset_invalid");
    expect((await confirm("")).error.error).toBe("reset_invalid");
    await query("update mail_tokens set expires_at = now() - interval '1 second' where email = $1", [
      person.email,
    ]);
    expect((await confirm(token)).error.error).toBe("reset_invalid");
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  test("with two-factor on a code is due; five wrong ones end the link", async () => {
    const { person, secret, codes } = await withTwoFactor();
    await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
    const token = await resetToken(person.email);
    expect((await confirm(token)).error.error).toBe("totp_required");
    expect((await confirm(token, { twoFACode: WRONG })).error.error).toBe("invalid_totp");
    expect((await confirm(token, { twoFACode: await codeOf(person, secret) })).status).toBe(200);
    await query("delete from mail_tokens");
    const next = await resetTokenAfter(person);
    for (let n = 0; n < 4; n++) await confirm(next, { twoFACode: WRONG });
    await query("delete from sign_in_attempts");
    expect((await confirm(next, { twoFACode: WRONG })).error.error).toBe("invalid_totp");
    await query("delete from sign_in_attempts");
    expect((await confirm(next, { backupCode: codes[0] ?? "" })).error.error).toBe("reset_invalid");
    await query("delete from mail_tokens");
    const third = await resetTokenAfter(person);
    expect((await confirm(third, { backupCode: codes[0] ?? "" })).status).toBe(200);
  });
  const resetTokenAfter = async (person: Person) => {
    const resets = () => mailsTo(server, person.email).filter((mail) => mail.includes("Neues Passwort"));
    const count = resets().length;
    await askReset(person.email);
    await vi.waitFor(() => expect(resets().length).toBeGreaterThan(count), { timeout: 10_000, interval: 50 });
    return tokenIn(resets().at(-1) ?? "");
  };
});

describe("what a new password ends", () => {
  test("a sign-in that runs at the same moment leaves no session by the old one", async () => {
    for (let round = 0; round < 3; round++) {
      const person = await aMember(server);
      const token = await resetToken(person.email);
      let going = true;
      const tries = Array.from({ length: 3 }, async () => {
        while (going) await signIn(person.email, PASSWORD);
      });
      await confirm(token);
      going = false;
      await Promise.all(tries);
      const { rows } = await query("select from sessions where member_id = $1", [person.id]);
      expect(rows).toEqual([]);
    }
  });

  test("a change of address that waits, and a sign-in that waits for its code", async () => {
    const { person, secret } = await withTwoFactor();
    const email = anEmail();
    await person.must("PUT /api/me/email", {
      body: { email, password: PASSWORD, code: await codeOf(person, secret) },
    });
    const token = tokenIn(await mailTo(server, email, "Deine neue Adresse"));
    const { body } = await signIn(person.email, PASSWORD);
    await person.must("PUT /api/auth/password", {
      body: { current_password: PASSWORD, new_password: NEXT, code: await codeOf(person, secret) },
    });
    expect((await aGuest(server).call("POST /api/auth/email/confirm", { body: { token } })).error.error).toBe(
      "token_invalid",
    );
    const second = await aGuest(server).call("POST /api/auth/2fa/sign-in", {
      body: { pending_token: body.pending_token ?? "", code: await codeOf(person, secret) },
    });
    expect(second.error.error).toBe("pending_invalid");
  });

  test("removes what another person set up with the address, when its owner resets the password", async () => {
    const { person } = await withTwoFactor();
    const device = new Authenticator(server.url);
    await query(
      "insert into passkeys (id, member_id, name, public_key, counter, transports) values ($1, $2, 'x', '', 0, '{}')",
      [device.id.toString("base64url"), person.id],
    );
    const token = await resetToken(person.email);
    const { body } = await aGuest(server).call("POST /api/auth/password-reset/verify-token", {
      body: { token },
    });
    expect(body.requires2FA).toBe(false);
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn(person.email, NEXT)).body).toMatchObject({ requires_2fa: false });
    expect((await query("select from passkeys where member_id = $1", [person.id])).rows).toEqual([]);
  });
});

describe("two-factor", () => {
  test("set-up asks for the password, answers a secret to scan and ten backup codes", async () => {
    const person = await aMember(server);
    const refused = await person.call("POST /api/auth/2fa/setup", { body: { password: "falsch falsch" } });
    expect(refused.error.error).toBe("wrong_password");
    const { secret, otpauth_url } = await person.must("POST /api/auth/2fa/setup", {
      body: { password: PASSWORD },
    });
    expect(otpauth_url).toContain(`secret=${secret}`);
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Kompagnon/);
    expect((await person.must("GET /api/auth/2fa")).enabled).toBe(false);
    expect((await person.call("POST /api/auth/2fa/verify", { body: { code: WRONG } })).error.error).toBe(
      "invalid_totp",
    );
    const { codes } = await person.must("POST /api/auth/2fa/verify", {
      body: { code: await codeOf(person, secret) },
    });
    expect(new Set(codes).size).toBe(10);
    expect(await person.must("GET /api/auth/2fa")).toEqual({
      enabled: true,
      has_backup: true,
      backup_left: 10,
    });
    const stored = JSON.stringify((await query("select * from two_factor")).rows);
    expect(stored).not.toContain(secret);
    expect(
      (await person.call("POST /api/auth/2fa/setup", { body: { password: PASSWORD } })).error.error,
    ).toBe("already_enabled");
  });

  test("sign-in waits for a code, which is taken once, also by parallel callers", async () => {
    const { person, secret } = await withTwoFactor();
    const pending = await Promise.all([1, 2, 3].map(() => signIn(person.email, PASSWORD)));
    for (const { body } of pending) expect(body).toMatchObject({ user: null, requires_2fa: true });
    const code = await codeOf(person, secret);
    const answers = await Promise.all(
      pending.map(({ body }) =>
        aGuest(server).call("POST /api/auth/2fa/sign-in", {
          body: { pending_token: body.pending_token ?? "", code },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.error.message).toBe("Ungültiger 2FA Code");
  });

  test("without the code there is no session, and a pending token is good once", async () => {
    const { person, secret } = await withTwoFactor();
    const guest = aGuest(server);
    const { body } = await signIn(person.email, PASSWORD, guest);
    expect((await guest.call("GET /api/me")).status).toBe(401);
    const pending_token = body.pending_token ?? "";
    await guest.must("POST /api/auth/2fa/sign-in", {
      body: { pending_token, code: await codeOf(person, secret) },
    });
    expect((await guest.must("GET /api/me")).id).toBe(person.id);
    const again = await aGuest(server).call("POST /api/auth/2fa/sign-in", {
      body: { pending_token, code: await codeOf(person, secret) },
    });
    expect(again.error.error).toBe("pending_invalid");
  });

  test("a backup code works once, however it is typed", async () => {
    const { person, codes } = await withTwoFactor();
    const enter = async (backup_code: string) => {
      const { body } = await signIn(person.email, PASSWORD);
      return aGuest(server).call("POST /api/auth/2fa/sign-in", {
        body: { pending_token: body.pending_token ?? "", backup_code },
      });
    };
    const [first = ""] = codes;
    expect((await enter(` ${first.toUpperCase().replace("-", " ")} `)).status).toBe(200);
    expect((await enter(first)).error.error).toBe("invalid_totp");
    expect((await person.must("GET /api/auth/2fa")).backup_left).toBe(9);
  });

  test("a backup code counts wherever a code is due: losing the app is no dead end", async () => {
    const { person, codes } = await withTwoFactor();
    const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] = codes;
    const body = (backup_code: string) => ({ password: PASSWORD, backup_code });
    await person.must("PUT /api/me/email", { body: { ...body(first), email: anEmail() } });
    await person.must("POST /api/auth/passkeys/options", { body: body(second) });
    await person.must("POST /api/me/export", { body: body(third) });
    await person.must("PUT /api/auth/password", {
      body: { current_password: PASSWORD, new_password: NEXT, backup_code: fourth },
    });
    const used = await person.call("POST /api/auth/2fa/backup-codes", { body: { backup_code: fourth } });
    expect(used.error.error).toBe("invalid_totp");
    const fresh = await person.must("POST /api/auth/2fa/backup-codes", { body: { backup_code: fifth } });
    expect((await person.call("POST /api/auth/2fa/disable", { body: {} })).error.error).toBe("totp_required");
    const old = await person.call("POST /api/auth/2fa/disable", { body: { backup_code: sixth } });
    expect(old.error.error).toBe("invalid_totp");
    const [again = ""] = fresh.codes;
    await person.must("POST /api/auth/2fa/disable", { body: { backup_code: again } });
    expect((await signIn(person.email, NEXT)).body.requires_2fa).toBe(false);
    const other = await withTwoFactor();
    await other.person.must("POST /api/me/deletion", { body: body(other.codes[0] ?? "") });
  });

  test("an account without a password proves itself by its code, however old the sign-in is", async () => {
    const { person, secret } = await withTwoFactor();
    await query("update members set password_hash = null where id = $1", [person.id]);
    await query("update sessions set created_at = now() - interval '1 day' where member_id = $1", [
      person.id,
    ]);
    expect((await person.call("POST /api/me/export", { body: {} })).error.error).toBe("totp_required");
    await person.must("POST /api/me/export", { body: { code: await codeOf(person, secret) } });
    const other = await aMember(server);
    await query("update members set password_hash = null where id = $1", [other.id]);
    await query("update sessions set created_at = now() - interval '1 day' where member_id = $1", [other.id]);
    const old = await other.call("POST /api/me/export", { body: {} });
    expect(old.error.error).toBe("fresh_sign_in_required");
  });

  test("wrong codes lock after five, also spread over many sign-ins", async () => {
    const { person } = await withTwoFactor();
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { body } = await signIn(person.email, PASSWORD);
      const { error } = await aGuest(server).call("POST /api/auth/2fa/sign-in", {
        body: { pending_token: body.pending_token ?? "", code: WRONG },
      });
      codes.push(error.error);
    }
    expect(codes).toEqual([...Array(5).fill("invalid_totp"), "too_many_attempts"]);
  });

  test("new backup codes replace the old ones; disabling needs a code and drops them", async () => {
    const { person, secret, codes } = await withTwoFactor();
    const fresh = await person.must("POST /api/auth/2fa/backup-codes", {
      body: { code: await codeOf(person, secret) },
    });
    expect(fresh.codes.filter((code) => codes.includes(code))).toEqual([]);
    expect((await person.call("POST /api/auth/2fa/disable", { body: { code: WRONG } })).error.error).toBe(
      "invalid_totp",
    );
    await person.must("POST /api/auth/2fa/disable", { body: { code: await codeOf(person, secret) } });
    expect(await person.must("GET /api/auth/2fa")).toEqual({
      enabled: false,
      has_backup: false,
      backup_left: 0,
    });
    expect((await signIn(person.email, PASSWORD)).body.requires_2fa).toBe(false);
    await mailTo(server, person.email, "Nur noch dein Passwort");
  });
});

describe("sessions", () => {
  const still = async (person: Person, cookie: string) => {
    const thief = aGuest(server);
    thief.cookie = cookie;
    return [(await thief.call("GET /api/me")).status, (await person.call("GET /api/me")).status];
  };

  test("get another cookie with another password or factor, and the old one holds nothing", async () => {
    const person = await aMember(server);
    const steps: Record<string, () => Promise<unknown>> = {
      "two-factor on": async () => {
        const { secret } = await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
        const { codes } = await person.must("POST /api/auth/2fa/verify", {
          body: { code: await codeOf(person, secret) },
        });
        backup.push(...codes);
      },
      "two-factor off": () =>
        person.must("POST /api/auth/2fa/disable", { body: { backup_code: backup[0] ?? "" } }),
      "a passkey": async () => {
        const options = await person.must("POST /api/auth/passkeys/options", {
          body: { password: PASSWORD },
        });
        const response = new Authenticator(server.url).create(options as { challenge: string }); // as WebAuthn has it
        const { id } = await person.must("POST /api/auth/passkeys", { body: { name: "Handy", response } });
        keys.push(id);
      },
      "one less": () =>
        person.must("POST /api/auth/passkeys/{id}/removal", {
          params: { id: keys[0] ?? "" },
          body: { password: PASSWORD },
        }),
      "another password": () =>
        person.must("PUT /api/auth/password", { body: { current_password: PASSWORD, new_password: NEXT } }),
    };
    const backup: string[] = [];
    const keys: string[] = [];
    for (const [name, step] of Object.entries(steps)) {
      const before = person.cookie;
      expect(await still(person, before), `before ${name}`).toEqual([200, 200]);
      await step();
      expect(person.cookie, name).not.toBe(before);
      expect(await still(person, before), name).toEqual([401, 200]);
    }
    expect((await person.must("GET /api/auth/sessions")).items).toHaveLength(1);
  });

  test("slide by thirty days, end after ninety, and their cookies live no longer", async () => {
    const person = await aMember(server);
    const days = async () =>
      Number(
        (
          await query(
            "select round(extract(epoch from expires_at - now()) / 86400) as days from sessions where member_id = $1",
            [person.id],
          )
        ).rows[0]?.["days"],
      );
    const used = async (age: string) => {
      await query(
        "update sessions set created_at = now() - $2::interval, last_seen_at = now() - interval '2 minutes' where member_id = $1",
        [person.id, age],
      );
      await person.must("GET /api/me");
    };
    expect(await days()).toBe(30);
    await used("50 days");
    await expect.poll(days).toBe(30);
    await used("80 days");
    await expect.poll(days).toBe(10);
    await query("update sessions set expires_at = now() where member_id = $1", [person.id]);
    expect((await person.call("GET /api/me")).status).toBe(401);
    const { headers } = await signIn(person.email, PASSWORD, person);
    const ages = headers.getSetCookie().map((line) => [line.split("=")[0], /Max-Age=(\d+)/.exec(line)?.[1]]);
    expect(Object.fromEntries(ages)).toEqual({ sid: String(90 * 86_400), did: String(180 * 86_400) });
  });
});

describe("password and address", () => {
  test("a changed password needs the current one and signs the other devices out", async () => {
    const person = await aMember(server);
    const second = aGuest(server);
    await signIn(person.email, PASSWORD, second);
    const change = (current_password: string, new_password: string) =>
      person.call("PUT /api/auth/password", { body: { current_password, new_password } });
    expect((await change("falsch falsch", NEXT)).error.error).toBe("wrong_password");
    expect((await change(PASSWORD, "passwort1")).error.error).toBe("password_common");
    expect((await change(PASSWORD, "kurz")).error.error).toBe("invalid_input");
    expect((await second.call("GET /api/me")).status).toBe(200);
    expect((await change(PASSWORD, NEXT)).status).toBe(204);
    expect((await second.call("GET /api/me")).status).toBe(401);
    expect((await person.call("GET /api/me")).status).toBe(200);
    expect((await signIn(person.email, NEXT)).status).toBe(200);
  });

  test("with two-factor on it needs a code as well", async () => {
    const { person, secret } = await withTwoFactor();
    const change = (code?: string) =>
      person.call("PUT /api/auth/password", {
        body: { current_password: PASSWORD, new_password: NEXT, ...(code && { code }) },
      });
    const refused = await change();
    expect([refused.error.error, refused.error.message]).toEqual(["totp_required", "2FA Code erforderlich"]);
    expect((await change(WRONG)).error.error).toBe("invalid_totp");
    expect((await change(await codeOf(person, secret))).status).toBe(204);
  });

  test("guessing the own password locks", async () => {
    const person = await aMember(server);
    const tries = [];
    for (let n = 0; n < 6; n++)
      tries.push(
        (
          await person.call("PUT /api/auth/password", {
            body: { current_password: `falsch ${n}`, new_password: NEXT },
          })
        ).error.error,
      );
    expect(tries).toEqual([...Array(5).fill("wrong_password"), "too_many_attempts"]);
  });

  test("another address counts once it is confirmed by mail, and the old one gets a notice", async () => {
    const person = await aMember(server);
    const email = anEmail();
    expect(
      (await person.call("PUT /api/me/email", { body: { email, password: "falsch falsch" } })).error.error,
    ).toBe("wrong_password");
    await person.must("PUT /api/me/email", { body: { email, password: PASSWORD } });
    expect((await person.must("GET /api/me/security")).pending_email).toBe(email);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    const token = tokenIn(await mailTo(server, email, "Deine neue Adresse"));
    // Reading the mail of the new address is not enough: it may have been mistyped.
    const refused = await aGuest(server).call("POST /api/auth/email/confirm", { body: { token } });
    expect([refused.status, refused.error.error]).toEqual([403, "proof_required"]);
    const { body } = await aGuest(server).call("POST /api/auth/email/confirm", {
      body: { token, password: PASSWORD },
    });
    expect(body).toEqual({ email_confirmed: true, what: "change" });
    expect(await person.must("GET /api/me")).toMatchObject({ email, email_confirmed: true });
    expect((await signIn(person.email, PASSWORD)).error.error).toBe("wrong_credentials");
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    await mailTo(server, person.email, "Diese Adresse gilt nicht mehr");
  });

  test("another member's address: same answer as for a free one, no mail", async () => {
    const person = await aMember(server);
    const other = await aMember(server);
    const { status, body } = await person.call("PUT /api/me/email", {
      body: { email: other.email, password: PASSWORD },
    });
    expect([status, body]).toEqual([202, { pending_email: other.email }]);
    expect((await person.must("GET /api/me/security")).pending_email).toBe(other.email);
    await jobsDone(server);
    expect(mailsTo(server, other.email).filter((mail) => mail.includes("Deine neue Adresse"))).toEqual([]);
  });

  test("an address that was taken meanwhile is refused and changes nothing", async () => {
    const person = await aMember(server);
    const email = anEmail();
    await person.must("PUT /api/me/email", { body: { email, password: PASSWORD } });
    const token = tokenIn(await mailTo(server, email, "Deine neue Adresse"));
    await aGuest(server).must("POST /api/auth/sign-up", {
      body: { email, password: PASSWORD, accepted_terms: true },
    });
    expect((await person.call("POST /api/auth/email/confirm", { body: { token } })).error.error).toBe(
      "email_taken",
    );
    expect((await person.must("GET /api/me")).email).toBe(person.email);
  });

  test("the newsletter is wanted once its link was followed", async () => {
    const person = await aMember(server);
    const params = { userId: person.id };
    const asked = await person.must("PUT /api/profiles/{userId}/onboarding", {
      params,
      body: { newsletter: true },
    });
    expect(asked).toMatchObject({ newsletter: true, newsletter_confirmed: false });
    const token = tokenIn(await mailTo(server, person.email, "Newsletter gewünscht?"));
    const { body } = await aGuest(server).call("POST /api/auth/email/confirm", { body: { token } });
    expect(body.what).toBe("newsletter");
    expect(await person.must("GET /api/profiles/{userId}/onboarding", { params })).toMatchObject({
      newsletter: true,
      newsletter_confirmed: true,
    });
    await person.must("PUT /api/profiles/{userId}/onboarding", { params, body: { newsletter: false } });
    expect(
      (await person.must("GET /api/profiles/{userId}/onboarding", { params })).newsletter_confirmed,
    ).toBe(false);
  });
});

describe("devices", () => {
  test("a browser that was not used before is announced by mail, a known one is not", async () => {
    const person = await aNewMember(server);
    await signIn(person.email, PASSWORD, person);
    await signIn(person.email, PASSWORD, aGuest(server));
    await mailTo(server, person.email, "Neues Gerät angemeldet");
    expect(mailsTo(server, person.email).filter((mail) => mail.includes("Neues Gerät"))).toHaveLength(1);
  });

  test("all other devices can be signed out at once", async () => {
    const person = await aMember(server);
    const others = [aGuest(server), aGuest(server)];
    for (const other of others) await signIn(person.email, PASSWORD, other);
    expect(await person.must("DELETE /api/auth/sessions")).toEqual({ ended: 2 });
    for (const other of others) expect((await other.call("GET /api/me")).status).toBe(401);
    expect((await person.must("GET /api/auth/sessions")).items).toHaveLength(1);
  });
});

describe("passkeys", () => {
  async function withPasskey() {
    const person = await aMember(server);
    const device = new Authenticator(server.url);
    const options = await person.must("POST /api/auth/passkeys/options", { body: { password: PASSWORD } });
    const response = device.create(options as { challenge: string });
    const key = await person.must("POST /api/auth/passkeys", { body: { name: "Mein Laptop", response } });
    return { person, device, key, response };
  }
  const challenge = async (guest = aGuest(server)) =>
    (await guest.must("POST /api/auth/passkeys/sign-in/options")) as { challenge: string };
  const enter = (response: Record<string, unknown>, guest = aGuest(server)) =>
    guest.call("POST /api/auth/passkeys/sign-in", { body: { response } });

  test("is made after the password, signs in without it, and needs no code", async () => {
    const { person, device, key } = await withPasskey();
    expect(key.name).toBe("Mein Laptop");
    const guest = aGuest(server);
    const { body } = await enter(device.get(await challenge()), guest);
    expect(body.user.id).toBe(person.id);
    expect((await guest.must("GET /api/me")).id).toBe(person.id);
    expect((await person.must("GET /api/auth/passkeys")).items[0]?.last_used_at).not.toBeNull();
    await mailTo(server, person.email, "Ein Passkey mehr");
  });

  test("an answer is good once, and only to a challenge of ours", async () => {
    const { device } = await withPasskey();
    const answer = device.get(await challenge());
    expect((await enter(answer)).status).toBe(200);
    expect((await enter(answer)).error.error).toBe("passkey_invalid");
    expect((await enter(device.get({ challenge: "c2VsYnN0Z2VtYWNodA" }))).error.error).toBe(
      "passkey_invalid",
    );
  });

  test("another site's answer, a stranger's and nonsense are refused", async () => {
    const { device } = await withPasskey();
    const elsewhere = Object.assign(new Authenticator("https://boese.example"), { id: device.id });
    expect((await enter(elsewhere.get(await challenge()))).error.error).toBe("passkey_invalid");
    expect((await enter(new Authenticator(server.url).get(await challenge()))).error.error).toBe(
      "passkey_invalid",
    );
    expect((await enter({ id: "x" })).error.error).toBe("passkey_invalid");
    expect((await enter({})).error.error).toBe("passkey_invalid");
  });

  test("a challenge for adding a passkey works only for the member it was issued to", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const options = await anna.must("POST /api/auth/passkeys/options", { body: { password: PASSWORD } });
    const response = new Authenticator(server.url).create(options as { challenge: string });
    const refused = await berta.call("POST /api/auth/passkeys", { body: { name: "Fremd", response } });
    expect(refused.error.error).toBe("passkey_invalid");
  });

  test("a removed one no longer opens; another member's can't be removed", async () => {
    const { person, device, key } = await withPasskey();
    const outsider = await aMember(server);
    const params = { id: key.id };
    const remove = (who: Person, body: object) =>
      who.call("POST /api/auth/passkeys/{id}/removal", { params, body });
    expect((await remove(outsider, { password: PASSWORD })).status).toBe(404);
    expect((await remove(person, {})).error.error).toBe("wrong_password");
    expect((await remove(person, { password: PASSWORD })).status).toBe(204);
    expect((await enter(device.get(await challenge()))).error.error).toBe("passkey_invalid");
  });
});

describe("identity provider", () => {
  const enter = async (claims: Record<string, unknown>, guest = aGuest(server)) =>
    guest.call("POST /api/auth/identity-provider", {
      body: { credential: await provider.credential(claims) },
    });
  const someone = () => ({ sub: randomLetters(20), email: anEmail() });

  test("creates a confirmed account the first time and finds it the next", async () => {
    const claims = someone();
    const guest = aGuest(server);
    const first = await enter(claims, guest);
    expect(first.body).toMatchObject({ is_new: true, requires_2fa: false });
    expect(await guest.must("GET /api/me")).toMatchObject({ email: claims.email, email_confirmed: true });
    const second = await enter(claims);
    expect(second.body).toMatchObject({ is_new: false, user: { id: first.body.user?.id } });
    expect(provider.fetches()).toBe(1);
  });

  test("joins an account whose address is confirmed, and leaves its ways in alone", async () => {
    const person = await aNewMember(server);
    await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
    const claims = { sub: randomLetters(20), email: person.email };
    expect((await enter(claims)).body).toMatchObject({ is_new: false, user: { id: person.id } });
    expect((await person.call("GET /api/me")).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  test("takes over an unconfirmed account: the person who signed up with the address loses access", async () => {
    const { person: squatter, secret } = await withTwoFactor();
    const options = await squatter.must("POST /api/auth/passkeys/options", {
      body: { password: PASSWORD, code: await codeOf(squatter, secret) },
    });
    const key = new Authenticator(server.url);
    const response = key.create(options as { challenge: string }); // as WebAuthn has it
    await squatter.must("POST /api/auth/passkeys", { body: { name: "meiner", response } });
    const { body: waiting } = await signIn(squatter.email, PASSWORD);
    const reset = await resetToken(squatter.email);

    const owner = aGuest(server);
    const { body } = await enter({ sub: randomLetters(20), email: squatter.email }, owner);
    expect(body).toMatchObject({ is_new: false, requires_2fa: false, user: { id: squatter.id } });
    expect((await owner.must("GET /api/me")).email_confirmed).toBe(true);
    expect(await owner.must("GET /api/me/security")).toMatchObject({
      has_password: false,
      google_linked: true,
    });

    expect((await squatter.call("GET /api/me")).status).toBe(401);
    expect((await signIn(squatter.email, PASSWORD, squatter)).error.error).toBe("wrong_credentials");
    const second = await squatter.call("POST /api/auth/2fa/sign-in", {
      body: { pending_token: waiting.pending_token ?? "", code: await codeOf(squatter, secret) },
    });
    expect(second.error.error).toBe("pending_invalid");
    expect((await confirm(reset)).error.error).toBe("reset_invalid");
    const challenge = await squatter.must("POST /api/auth/passkeys/sign-in/options");
    const answer = await squatter.call("POST /api/auth/passkeys/sign-in", {
      body: { response: key.get(challenge as { challenge: string }) }, // as above
    });
    expect(answer.error.error).toBe("passkey_invalid");
    expect((await query("select from known_devices where member_id = $1", [squatter.id])).rows).toHaveLength(
      1,
    );
  });

  test("a credential is good once", async () => {
    const credential = await provider.credential(someone());
    const answers = await Promise.all(
      [1, 2, 3].map(() => aGuest(server).call("POST /api/auth/identity-provider", { body: { credential } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(answers.find(({ status }) => status === 401)?.error.message).toBe("Google Login fehlgeschlagen.");
    // The same token with its signature written in another way.
    const again = await aGuest(server).call("POST /api/auth/identity-provider", {
      body: { credential: `${credential}==` },
    });
    expect(again.status).toBe(401);
  });

  test.each([
    ["another audience", { aud: "someone-else" }],
    ["another issuer", { iss: "https://boese.example" }],
    ["an unconfirmed address", { email_verified: false }],
    ["no address", { email: undefined }],
  ])("refuses a credential for %s", async (_, claims) => {
    expect((await enter({ ...someone(), ...claims })).error.error).toBe("credential_invalid");
  });

  test("refuses an expired or foreign one", async () => {
    const expired = await provider.credential(someone(), { expiresIn: "-1m" });
    const other = await startIdentityProvider();
    const foreign = await other.credential(someone());
    await other.stop();
    for (const credential of [expired, foreign, "nonsense"]) {
      const { error } = await aGuest(server).call("POST /api/auth/identity-provider", {
        body: { credential },
      });
      expect(error.error).toBe("credential_invalid");
    }
  });

  test("asks for the second factor where it is on", async () => {
    const { person, secret } = await withTwoFactor();
    await query("update members set email_confirmed_at = now() where id = $1", [person.id]);
    const { body } = await enter({ sub: randomLetters(20), email: person.email });
    expect(body).toMatchObject({ user: null, requires_2fa: true });
    const guest = aGuest(server);
    await guest.must("POST /api/auth/2fa/sign-in", {
      body: { pending_token: body.pending_token ?? "", code: await codeOf(person, secret) },
    });
    expect((await guest.must("GET /api/me")).id).toBe(person.id);
  });

  test("an account without a password: reset says so, changes need a fresh sign-in, the first password comes by mail", async () => {
    const claims = someone();
    const guest = aGuest(server);
    await enter(claims, guest);
    guest.email = claims.email;
    const reset = await askReset(claims.email);
    expect([reset.status, reset.error.error]).toEqual([409, "google_account"]);
    await guest.must("POST /api/auth/2fa/setup", { body: {} });
    await query("update sessions set created_at = now() - interval '11 minutes'");
    expect((await guest.call("POST /api/auth/2fa/setup", { body: {} })).error.error).toBe(
      "fresh_sign_in_required",
    );
    expect(await guest.must("POST /api/auth/password/first")).toEqual({ sent: true });
    const token = tokenIn(await mailTo(server, claims.email, "Dein erstes Passwort"));
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn(claims.email, NEXT)).status).toBe(200);
  });

  test("where none is configured it is not offered", async () => {
    const plain = await startTestServer({ sharing: server });
    try {
      expect(await aGuest(plain).must("GET /api/auth/providers")).toEqual({ google: null });
      const { status, error } = await aGuest(plain).call("POST /api/auth/identity-provider", {
        body: { credential: "x" },
      });
      expect([status, error.error]).toEqual([404, "provider_off"]);
    } finally {
      await plain.stop();
    }
  });
});
