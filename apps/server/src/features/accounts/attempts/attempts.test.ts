import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest, aMember, aNewMember, PASSWORD, randomLetters } from "#testing/builders.ts";
import { solveCaptcha } from "#testing/captcha.ts";
import { mailsTo, mailTo, tokenIn } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
/** The same community with a proof of work, made so easy that the hardest takes no time. */
let guarded: TestServer;
beforeAll(async () => {
  // Behind a proxy: the tests say from which address they come.
  const env = { TRUST_PROXY: "loopback" };
  server = await startTestServer({ working: true, env });
  guarded = await startTestServer({
    sharing: server,
    env: { ...env, CAPTCHA_PROVIDER: "altcha", CAPTCHA_WORK: "8" },
  });
});
afterAll(async () => {
  await guarded.stop();
  await server.stop();
});
const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
beforeEach(async () => {
  await query("delete from sign_in_attempts");
  await query("delete from sign_in_failures");
});

const anEmail = () => `${randomLetters(12)}@example.test`;
let addresses = 0;
/** An address that no other test uses. */
const anAddress = () => {
  addresses += 1;
  return `203.0.${addresses >> 8}.${addresses & 255}`;
};
type SignIn = "POST /api/auth/sign-in";
const post = <R extends "POST /api/auth/sign-up" | SignIn | "POST /api/auth/2fa/sign-in">(
  route: R,
  body: object,
  address: string,
  person = aGuest(server),
) =>
  person.request<R>("POST", route.slice("POST ".length), JSON.stringify(body), {
    "x-forwarded-for": address,
  });
const signIn = (email: string, password: string, address: string, person?: Person) =>
  post("POST /api/auth/sign-in", { email, password }, address, person);
const WRONG = "falsch und falsch";
/** Fails to sign in this many times from an address; the error codes. */
async function failTimes(times: number, email: string, address: string, person?: Person): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n++) codes.push((await signIn(email, WRONG, address, person)).error.error);
  return codes;
}
const ofCode = (answers: { error: { error: string } | null }[], code: string) =>
  answers.filter(({ error }) => error?.error === code).length;
/** Wrong tries of strangers, each from an address of its own unless told, some at a time. */
async function storm(times: number, email: string, from: () => string = anAddress) {
  const answers: Awaited<ReturnType<typeof signIn>>[] = [];
  while (answers.length < times)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, times - answers.length) }, () => signIn(email, WRONG, from())),
      )),
    );
  return answers;
}

describe("the lock", () => {
  test("holds for the pair of account and address: not elsewhere, and not for others there", async () => {
    const person = await aNewMember(server);
    const other = await aNewMember(server);
    const here = anAddress();
    const elsewhere = anAddress();
    expect(await failTimes(6, person.email, here)).toEqual([
      ...Array(5).fill("wrong_credentials"),
      "too_many_attempts",
    ]);
    const locked = await signIn(person.email, PASSWORD, here);
    expect([locked.status, locked.error.error]).toEqual([429, "too_many_attempts"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(280);
    expect((await signIn(person.email, PASSWORD, elsewhere)).status).toBe(200);
    expect((await signIn(other.email, PASSWORD, here)).status).toBe(200);
  });

  test("takes an IPv6 network of 64 bits for one address", async () => {
    const person = await aNewMember(server);
    expect(await failTimes(5, person.email, "2001:db8:7:1::1")).toEqual(Array(5).fill("wrong_credentials"));
    expect((await signIn(person.email, PASSWORD, "2001:db8:7:1:9::9")).error.error).toBe("too_many_attempts");
    expect((await signIn(person.email, PASSWORD, "2001:db8:7:2::1")).status).toBe(200);
  });

  test("of strangers leaves a known device alone, at the same address too; its own failures lock it", async () => {
    const person = await aNewMember(server);
    const address = anAddress();
    await failTimes(6, person.email, address);
    expect((await signIn(person.email, PASSWORD, address, person)).status).toBe(200);
    expect(await failTimes(6, person.email, address, person)).toEqual([
      ...Array(5).fill("wrong_credentials"),
      "too_many_attempts",
    ]);
    expect((await signIn(person.email, PASSWORD, anAddress(), person)).error.error).toBe("too_many_attempts");
  });

  test("is counted by all processes together, and parallel tries do not slip past it", async () => {
    const person = await aNewMember(server);
    const address = anAddress();
    const second = await startTestServer({ sharing: server, env: { TRUST_PROXY: "loopback" } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          signIn(person.email, WRONG, address, aGuest(n % 2 ? server : second)),
        ),
      );
      const tried = ofCode(answers, "wrong_credentials");
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(5);
    } finally {
      await second.stop();
    }
  });

  test("counts SQL-like patterns, at sign-up apart from signing in", async () => {
    const email = anEmail();
    const address = anAddress();
    const signUp = (password: string) =>
      post("POST /api/auth/sign-up", { email, password, accepted_terms: true }, address);
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) codes.push((await signUp("x' OR 1=1 --")).error.error);
    expect(codes).toEqual([...Array(5).fill("suspicious_input"), "too_many_attempts"]);
    expect((await signUp(PASSWORD)).error.error).toBe("too_many_attempts");
    expect((await signIn(email, WRONG, address)).error.error).toBe("wrong_credentials");
    await query("update sign_in_attempts set locked_until = now() where key like 'sign-up:%'");
    expect((await signUp(PASSWORD)).status).toBe(201);
    expect(await failTimes(1, "x' or 1=1 --", address)).toEqual(["suspicious_input"]);
  });
});

describe("strangers", () => {
  test("have a hundred tries an hour together, parallel or not; known devices and a reset get in all the same", async () => {
    const person = await aNewMember(server);
    const answers = await storm(130, person.email);
    expect(ofCode(answers, "wrong_credentials")).toBe(100);
    expect(ofCode(answers, "too_many_strangers")).toBe(30);
    const refused = await signIn(person.email, PASSWORD, anAddress());
    expect([refused.status, refused.error.error]).toEqual([429, "too_many_strangers"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(refused.error.message).toContain("Dein Passwort kannst du immer per E-Mail zurücksetzen.");
    expect((await signIn(person.email, PASSWORD, anAddress(), person)).status).toBe(200);
    await jobsDone(server);
    expect(
      mailsTo(server, person.email).filter((mail) => mail.includes("Dein Konto hält stand")),
    ).toHaveLength(1);

    // A new device, by way of a new password.
    const fresh = aGuest(server);
    await fresh.must("POST /api/auth/password-reset/request", { body: { email: person.email } });
    const token = tokenIn(await mailTo(server, person.email, "leg es mit dem Knopf unten fest"));
    const newPassword = "ein neues Passwort 8";
    await fresh.must("POST /api/auth/password-reset/confirm", { body: { token, newPassword } });
    await storm(30, person.email);
    expect((await signIn(person.email, newPassword, anAddress(), fresh)).status).toBe(200);
  });

  test("leave most of the tries to addresses that have not failed there before", async () => {
    const person = await aNewMember(server);
    const few = Array.from({ length: 40 }, anAddress);
    let next = 0;
    const answers = await storm(120, person.email, () => few[next++ % few.length] ?? "");
    // Each address once; by then the thirty that are for everybody were used up.
    expect(ofCode(answers, "wrong_credentials")).toBe(40);
    // Waiting does not make them newcomers again, nor does being refused.
    await query("update sign_in_attempts set first_at = first_at - interval '10 minutes'");
    expect(
      ofCode(await storm(80, person.email, () => few[next++ % few.length] ?? ""), "wrong_credentials"),
    ).toBe(0);
    expect((await signIn(person.email, PASSWORD, anAddress())).status).toBe(200);
  });

  test("get their tries back as the hour passes, and a success gives back what it took", async () => {
    const person = await aNewMember(server);
    await storm(99, person.email);
    for (let n = 0; n < 3; n++) expect((await signIn(person.email, PASSWORD, anAddress())).status).toBe(200);
    await storm(1, person.email);
    expect((await signIn(person.email, PASSWORD, anAddress())).error.error).toBe("too_many_strangers");
    await query("update sign_in_failures set at = at - interval '1 hour'");
    expect((await signIn(person.email, PASSWORD, anAddress())).status).toBe(200);
  });

  const effortFor = async (email: string, person: Person = aGuest(guarded)): Promise<number> => {
    const { challenge } = await person.must("POST /api/auth/captcha", { body: { email } });
    return (challenge as { parameters: { data: { effort: number } } }).parameters.data.effort;
  };
  const solved = async (email: string, person = aGuest(guarded)) => {
    const { challenge } = await person.must("POST /api/auth/captcha", { body: { email } });
    return solveCaptcha(challenge ?? {});
  };
  const enter = async (email: string, password: string, captcha_token: string, person = aGuest(guarded)) =>
    post("POST /api/auth/sign-in", { email, password, captcha_token }, anAddress(), person);

  test("meet a harder proof of work with every failure, whether there is such an account or not", async () => {
    const person = await aNewMember(server);
    const walk = async (email: string) => {
      const seen: [number, string][] = [];
      for (let n = 0; n < 60; n++) {
        const { error } = await enter(email, WRONG, await solved(email));
        if (n % 10 === 0) seen.push([await effortFor(email), error.error]);
      }
      return seen;
    };
    const known = await walk(person.email);
    const unknown = await walk(anEmail());
    expect(unknown).toEqual(known);
    const efforts = known.map(([effort]) => effort);
    expect(efforts[0]).toBeCloseTo(1.11, 2);
    expect(efforts).toEqual([...efforts].sort((a, b) => a - b));
    expect(efforts.at(-1)).toBe(200);
    // A right password with too little work is not tried; the due work opens.
    const { challenge } = await aGuest(guarded).must("GET /api/auth/captcha");
    const easy = await solveCaptcha(challenge ?? {});
    const refused = await enter(person.email, PASSWORD, easy);
    expect([refused.status, refused.error.error]).toEqual([400, "captcha_harder"]);
    expect((await enter(person.email, PASSWORD, await solved(person.email))).status).toBe(200);
    // A known device has nothing to do with all that.
    const own = aGuest(guarded);
    own.device = person.device;
    expect(await effortFor(person.email, own)).toBe(1);
    expect((await enter(person.email, PASSWORD, easy, own)).status).toBe(200);
  });

  test("may claim no more work than their challenge cost", async () => {
    const person = await aNewMember(server);
    await storm(70, person.email);
    const { challenge } = await aGuest(guarded).must("GET /api/auth/captcha");
    const token = JSON.parse(Buffer.from(await solveCaptcha(challenge ?? {}), "base64").toString());
    token.challenge.parameters.data.effort = 200;
    const forged = Buffer.from(JSON.stringify(token)).toString("base64");
    expect((await enter(person.email, PASSWORD, forged)).error.error).toBe("captcha_failed");
  });

  test("are slowed by address alone only from a hundred failures at twenty accounts in ten minutes", async () => {
    const person = await aNewMember(server);
    const address = anAddress();
    const effortAt = async (email: string) => {
      const { body } = await aGuest(guarded).request<"POST /api/auth/captcha">(
        "POST",
        "/api/auth/captcha",
        JSON.stringify({ email }),
        { "x-forwarded-for": address },
      );
      return (body.challenge as { parameters: { data: { effort: number } } }).parameters.data.effort;
    };
    const targets = Array.from({ length: 19 }, anEmail);
    for (const email of targets) await failTimes(5, email, address);
    await failTimes(5, anEmail(), address);
    // With one failure less than a hundred at twenty accounts, the address is below the limit.
    await query(
      "delete from sign_in_failures where id in (select id from sign_in_failures order by at desc limit 1)",
    );
    expect(await effortAt(person.email)).toBe(1);
    await failTimes(1, anEmail(), address);
    expect(await effortAt(person.email)).toBe(200);
    await query("update sign_in_failures set at = at - interval '11 minutes'");
    expect(await effortAt(person.email)).toBe(1);
  });
});

describe("second factors", () => {
  async function withTwoFactor() {
    const person = await aMember(server);
    const { secret } = await person.must("POST /api/auth/2fa/setup", { body: { password: PASSWORD } });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { codes } = await person.must("POST /api/auth/2fa/verify", { body: { code: code() } });
    await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
    return { person, code, codes };
  }
  const pending = async (email: string, address: string, person?: Person) =>
    (await signIn(email, PASSWORD, address, person)).body.pending_token ?? "";
  const second = (pending_token: string, factor: object, address: string, person?: Person) =>
    post("POST /api/auth/2fa/sign-in", { pending_token, ...factor }, address, person);

  test("attempts with the right password lock the caller's address, not the owner's devices", async () => {
    const { person, code, codes } = await withTwoFactor();
    const address = anAddress();
    const guesses: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { error } = await second(await pending(person.email, address), { code: "000000" }, address);
      guesses.push(error.error);
    }
    expect(guesses).toEqual([...Array(5).fill("invalid_totp"), "too_many_attempts"]);
    // A backup code of the owner, from the very same address and a new device.
    const backup_code = codes[0] ?? "";
    expect((await second(await pending(person.email, address), { backup_code }, address)).status).toBe(200);
    // Their known device, and a new one elsewhere.
    const token = await pending(person.email, address, person);
    expect((await second(token, { code: code() }, address, person)).status).toBe(200);
    await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
    const elsewhere = anAddress();
    expect((await second(await pending(person.email, elsewhere), { code: code() }, elsewhere)).status).toBe(
      200,
    );
  });

  test("guessed from everywhere share the strangers' tries of the hour; a backup code does not need one", async () => {
    const { person, codes } = await withTwoFactor();
    // Sign-ins that wait are begun first, so that the limit at the first step is no help.
    const waiting: [string, string][] = [];
    for (let n = 0; n < 27; n++) {
      const address = anAddress();
      waiting.push([await pending(person.email, address), address]);
    }
    const answers: string[] = [];
    for (const [token, address] of waiting)
      for (let n = 0; n < 4; n++)
        answers.push((await second(token, { code: "000000" }, address)).error.error);
    // Four from each address: most tries are for addresses that come for the first time.
    expect(answers.filter((code) => code === "invalid_totp").length).toBeLessThanOrEqual(100);
    expect(answers.at(-1)).toBe("too_many_strangers");
    const [token = "", address = ""] = waiting.at(-1) ?? [];
    expect((await second(token, { backup_code: codes[1] ?? "" }, address)).status).toBe(200);
  });

  test("of a signed-in member count by device", async () => {
    const { person, code } = await withTwoFactor();
    const other = aGuest(server);
    await second(await pending(person.email, anAddress(), other), { code: code() }, anAddress(), other);
    await query("update two_factor set last_step = 0 where member_id = $1", [person.id]);
    const disable = (who: Person, given: string) =>
      who.call("POST /api/auth/2fa/disable", { body: { code: given } });
    for (let n = 0; n < 5; n++) expect((await disable(other, "000000")).error.error).toBe("invalid_totp");
    expect((await disable(other, code())).error.error).toBe("too_many_attempts");
    expect((await disable(person, code())).status).toBe(200);
  });
});
