import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGuest, aMember, aNewMember, PASSWORD, randomLetters } from "#testing/builders.ts";
import { solveCaptcha } from "#testing/captcha.ts";
import { mailsTo, mailTo, tokenIn } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const anEmail = () => `${randomLetters(12)}@example.test`;
const signUpBody = (change: object = {}) => ({
  email: anEmail(),
  password: PASSWORD,
  accepted_terms: true as const,
  ...change,
});
const unlock = async () => {
  await server.platform.db.rawQuery("delete from sign_in_attempts");
  await server.platform.db.rawQuery("delete from sign_in_failures");
};

describe("sign-up", () => {
  test("creates an account, signs in and mails a link that confirms the address once", async () => {
    const person = await aNewMember(server);
    expect((await person.must("GET /api/health/auth")).user).toEqual({
      id: person.id,
      userId: person.id,
      email: person.email,
    });
    expect(await person.must("GET /api/me")).toMatchObject({
      email_confirmed: false,
      needs_onboarding: true,
      admin_level: 0,
      plan: "free",
    });
    const mail = await mailTo(server, person.email, "");
    expect(mail).toContain("Schön, dass du da bist!");
    const token = /confirm-email#token=([\w-]+)/.exec(mail)?.[1] ?? "";
    expect((await person.call("POST /api/auth/email/confirm", { body: { token } })).status).toBe(200);
    expect((await person.call("POST /api/auth/email/confirm", { body: { token } })).error.error).toBe(
      "token_invalid",
    );
    expect((await person.must("GET /api/me")).email_confirmed).toBe(true);
  });

  test("a link that was sent again: the first mail's link stays valid, and one that was used ends the other", async () => {
    const person = await aNewMember(server);
    await soon(() => expect(mailsTo(server, person.email)).toHaveLength(1));
    await person.must("POST /api/auth/email/resend");
    await soon(() => expect(mailsTo(server, person.email)).toHaveLength(2));
    const [first = "", second = ""] = mailsTo(server, person.email).map(tokenIn);
    expect(first).not.toBe(second);
    expect((await person.call("POST /api/auth/email/confirm", { body: { token: first } })).status).toBe(200);
    expect((await person.must("GET /api/me")).email_confirmed).toBe(true);
    expect((await person.call("POST /api/auth/email/confirm", { body: { token: second } })).error.error).toBe(
      "token_invalid",
    );
  });

  test("the link alone confirms nothing: it takes a session of the account, or its password", async () => {
    const person = await aNewMember(server);
    const outsider = await aNewMember(server);
    const mail = await mailTo(server, person.email, "Schön, dass du da bist!");
    const token = /confirm-email#token=([\w-]+)/.exec(mail)?.[1] ?? "";
    const confirm = (who: Person, password?: string) =>
      who.call("POST /api/auth/email/confirm", {
        body: { token, ...(password !== undefined && { password }) },
      });
    for (const who of [aGuest(server), outsider]) {
      const { status, error } = await confirm(who);
      expect([status, error.error]).toEqual([403, "proof_required"]);
    }
    for (let n = 0; n < 5; n++)
      expect((await confirm(aGuest(server), `falsch ${n}`)).error.error).toBe("wrong_password");
    expect((await confirm(aGuest(server), PASSWORD)).error.error).toBe("too_many_attempts");
    expect((await person.must("GET /api/me")).email_confirmed).toBe(false);
    await unlock();
    expect((await confirm(aGuest(server), PASSWORD)).status).toBe(200);
    expect((await person.must("GET /api/me")).email_confirmed).toBe(true);
  });

  test.each([
    ["a broken address", { email: "nicht@da" }, "invalid_input"],
    ["an address of 255 characters", { email: `${"a".repeat(243)}@example.test` }, "invalid_input"],
    ["a short password", { password: "kurz7!x" }, "invalid_input"],
    ["a password of 129 characters", { password: "x1".repeat(65) }, "invalid_input"],
    ["a common password", { password: "Passwort123!" }, "password_common"],
    ["one of the most used passwords", { password: "Rockandroll" }, "password_common"],
    ["terms not accepted", { accepted_terms: false }, "invalid_input"],
    ["an SQL-like pattern", { password: "x' OR 1=1 --" }, "suspicious_input"],
  ])("refuses %s", async (_, change, code) => {
    const body = { ...signUpBody(), ...change } as ReturnType<typeof signUpBody>;
    const { status, error } = await aGuest(server).call("POST /api/auth/sign-up", { body });
    expect([status, error.error]).toEqual([400, code]);
  });

  test("the same address, written differently and at the same moment, becomes one account", async () => {
    const email = anEmail();
    const answers = await Promise.all(
      [email, email.toUpperCase(), ` ${email} `].map((written) =>
        aGuest(server).call("POST /api/auth/sign-up", { body: signUpBody({ email: written }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.error).toBe("email_taken");
  });

  test.each([
    "correct horse; battery",
    "it's 1 or 2 = 3?",
    "O'Reilly--union",
    "drop the table, please",
    'say "hi" or go',
  ])("a reasonable password like %j is no SQL-like pattern", async (password) => {
    const { status } = await aGuest(server).call("POST /api/auth/sign-up", {
      body: signUpBody({ password }),
    });
    expect(status).toBe(201);
  });
});

describe("sign-in", () => {
  test("five failures lock the account at this address for five minutes; also the right password waits", async () => {
    await unlock();
    const person = await aNewMember(server);
    const tries = [];
    for (let n = 0; n < 7; n++)
      tries.push(
        await aGuest(server).call("POST /api/auth/sign-in", {
          body: { email: person.email, password: `falsch ${n} falsch` },
        }),
      );
    expect(tries.map(({ error }) => error.error)).toEqual([
      ...Array(5).fill("wrong_credentials"),
      "too_many_attempts",
      "too_many_attempts",
    ]);
    const locked = await aGuest(server).call("POST /api/auth/sign-in", {
      body: { email: person.email, password: PASSWORD },
    });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(280);
    expect(locked.error.message).toBe(
      "Zu viele Anmeldeversuche. Bitte warte 5 Minuten, bevor du es noch einmal versuchst.",
    );
    await server.platform.db.rawQuery(
      "update sign_in_attempts set locked_until = now() - interval '1 second'",
    );
    expect(
      (
        await aGuest(server).call("POST /api/auth/sign-in", {
          body: { email: person.email, password: PASSWORD },
        })
      ).status,
    ).toBe(200);
  });

  test("parallel tries do not slip past the lock", async () => {
    await unlock();
    const person = await aNewMember(server);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        aGuest(server).call("POST /api/auth/sign-in", {
          body: { email: person.email, password: `falsch ${n} falsch` },
        }),
      ),
    );
    const tried = tries.filter(({ error }) => error.error === "wrong_credentials").length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(5);
    await unlock();
  });

  test("an unknown address gets the same answer as a wrong password", async () => {
    await unlock();
    const person = await aNewMember(server);
    const [known, unknown] = await Promise.all([
      aGuest(server).call("POST /api/auth/sign-in", {
        body: { email: person.email, password: "falsch falsch" },
      }),
      aGuest(server).call("POST /api/auth/sign-in", {
        body: { email: anEmail(), password: "falsch falsch" },
      }),
    ]);
    expect(unknown.status).toBe(known.status);
    expect(unknown.error).toEqual(known.error);
    expect(known.error.message).toBe("Falsche E-Mail oder falsches Passwort.");
    await unlock();
  });

  test("every sign-in gets a session of its own; an old cookie is not taken over", async () => {
    await unlock();
    const person = await aNewMember(server);
    const before = person.cookie;
    await person.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
    expect(person.cookie).not.toBe(before);
    const thief = aGuest(server);
    thief.cookie = before;
    expect((await thief.call("GET /api/me")).status).toBe(401);
    const fixed = aGuest(server);
    fixed.cookie = "sid=chosenbysomebodyelse";
    await fixed.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
    expect(fixed.cookie).not.toContain("chosenbysomebodyelse");
  });

  test("a banned member: sign-in and every request answer 403", async () => {
    await unlock();
    const person = await aMember(server);
    await server.platform.db.rawQuery(
      "update members set banned_at = now(), ban_reason = 'Spam' where id = $1",
      [person.id],
    );
    for (const answer of [
      await person.call("GET /api/me"),
      await person.call("GET /api/ban-status"),
      await aGuest(server).call("POST /api/auth/sign-in", {
        body: { email: person.email, password: PASSWORD },
      }),
    ]) {
      expect([answer.status, answer.error.error]).toEqual([403, "banned"]);
      expect(answer.error.message).toContain("gebannt");
    }
  });
});

describe("sessions", () => {
  test("signing out ends the session and its live stream", async () => {
    const person = await aMember(server);
    const stream = await Stream.open(person);
    const cookie = person.cookie;
    expect((await person.call("POST /api/auth/signout")).status).toBe(204);
    await stream.next(({ kind }) => kind === "force_logout");
    person.cookie = cookie;
    expect((await person.call("GET /api/me")).status).toBe(401);
    expect((await aGuest(server).call("POST /api/auth/signout")).status).toBe(204);
  });

  test("another device can be signed out; another member's can't", async () => {
    await unlock();
    const person = await aMember(server);
    const outsider = await aMember(server);
    const second = aGuest(server);
    await second.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
    const { items } = await second.must("GET /api/auth/sessions");
    expect(items).toHaveLength(2);
    const other = items.find(({ current }) => !current)?.id ?? "";
    expect((await outsider.call("DELETE /api/auth/sessions/{id}", { params: { id: other } })).status).toBe(
      404,
    );
    expect((await second.call("DELETE /api/auth/sessions/{id}", { params: { id: other } })).status).toBe(204);
    expect((await person.call("GET /api/me")).status).toBe(401);
    expect((await second.call("GET /api/me")).status).toBe(200);
  });
});

describe("other sites", () => {
  test.each([
    ["no origin", {}],
    ["a foreign origin", { origin: "https://boese.example" }],
    ["an opaque origin", { origin: "null" }],
    ["cross-site by the browser's word", { "sec-fetch-site": "cross-site" }],
    ["a sibling site", { "sec-fetch-site": "same-site" }],
  ])("refuses a write with %s", async (_, headers: Record<string, string>) => {
    const person = await aNewMember(server);
    const response = await fetch(`${server.url}/api/auth/signout`, {
      method: "POST",
      headers: { cookie: person.cookie, ...headers },
    });
    expect(response.status).toBe(403);
    expect(((await response.json()) as { error: string }).error).toBe("cross_site");
    expect((await person.call("GET /api/me")).status).toBe(200);
  });
});

describe("captcha", () => {
  test("a solved challenge opens one door once", async () => {
    const guarded = await startTestServer({ sharing: server, env: { CAPTCHA_PROVIDER: "altcha" } });
    try {
      const guest = aGuest(guarded);
      const without = await guest.call("POST /api/auth/sign-up", { body: signUpBody() });
      expect(without.error.error).toBe("captcha_required");
      const wrong = await guest.call("POST /api/auth/sign-up", {
        body: signUpBody({ captcha_token: "bm9uc2Vuc2U=" }),
      });
      expect(wrong.error.error).toBe("captcha_failed");
      const { challenge } = await guest.must("GET /api/auth/captcha");
      const captcha_token = await solveCaptcha(challenge ?? {});
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          aGuest(guarded).call("POST /api/auth/sign-up", { body: signUpBody({ captcha_token }) }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    } finally {
      await guarded.stop();
    }
  });
});
