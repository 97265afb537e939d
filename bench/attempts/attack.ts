import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../../apps/server/src/platform/platform.ts";
import { aNewMember, PASSWORD } from "../../apps/server/src/testing/builders.ts";
import { solvedCaptcha } from "../../apps/server/src/testing/captcha.ts";
import { mailsTo, tokenIn } from "../../apps/server/src/testing/mailbox.ts";
import { Person } from "../../apps/server/src/testing/person.ts";

const ADDRESSES = 200;
/** Rounds an hour: in each every address tries once, and the member once from each kind of device. */
const ROUNDS = 50;
/** Requests at the same moment. */
const AT_ONCE = 20;
const ROUND_SECONDS = 3600 / ROUNDS;

/** Successes and attempts. */
export type Tally = { done: number; of: number };
/** What was seen within an hour. */
export type Hour = {
  sent: number;
  tried: number;
  refused: Partial<Record<string, number>>;
  /** Hash rounds that the guesser's proofs of work would have cost. */
  rounds: number;
  known: Tally;
  fresh: Tally;
};

/** Browsers of a person who signs in with a proof of work. */
class Caller extends Person {
  rounds = 0;
  readonly address: string;
  readonly #config: Platform["config"];
  constructor(config: Platform["config"], address: string) {
    super(config.origin);
    this.#config = config;
    this.address = address;
  }
  #post<R extends "POST /api/auth/captcha" | "POST /api/auth/sign-in">(route: R, body: object) {
    return this.request<R>("POST", route.slice("POST ".length), JSON.stringify(body), {
      "x-forwarded-for": this.address,
    });
  }
  /** Fetches the challenge for the account, does its work and signs in; answers the refusal, or null. */
  async enter(email: string, password: string): Promise<string | null> {
    const { body } = await this.#post("POST /api/auth/captcha", { email });
    const { parameters } = body.challenge as { parameters: { data: { effort: number } } }; // ALTCHA's own JSON
    const { token, rounds } = await solvedCaptcha(this.#config, parameters.data.effort);
    this.rounds += rounds;
    const answer = await this.#post("POST /api/auth/sign-in", { email, password, captcha_token: token });
    return answer.status === 200 ? null : answer.error.error;
  }
}

/** An attack on one member. */
export class Attack {
  readonly #platform: Platform;
  /** Where the mails land. */
  readonly dataDir: string;
  readonly #member: Person;
  readonly #strangers: Caller[];
  readonly #known: Caller;
  #password = PASSWORD;
  #addresses = 0;

  private constructor(platform: Platform, dataDir: string, member: Person) {
    this.#platform = platform;
    this.dataDir = dataDir;
    this.#member = member;
    this.#strangers = Array.from(
      { length: ADDRESSES },
      (_, n) => new Caller(platform.config, `198.51.${100 + (n >> 7)}.${n & 127}`),
    );
    this.#known = this.#newDevice();
    this.#known.device = member.device;
  }

  /** A member signs up; their browser is a known device. */
  static async begin(platform: Platform, dataDir: string): Promise<Attack> {
    const { config } = platform;
    const { captcha } = platform;
    // Signing up is not what is measured.
    const check = captcha.check;
    captcha.check = async () => undefined;
    const member = await aNewMember({ url: config.origin });
    captcha.check = check;
    return new Attack(platform, dataDir, member);
  }

  #newDevice(): Caller {
    this.#addresses += 1;
    return new Caller(this.#platform.config, `203.0.${this.#addresses >> 8}.${this.#addresses & 255}`);
  }

  /** An hour of the attack, ROUNDS times ADDRESSES tries. */
  async hour(): Promise<Hour> {
    const { email } = this.#member;
    const seen: Hour = {
      sent: 0,
      tried: 0,
      refused: {},
      rounds: 0,
      known: { done: 0, of: 0 },
      fresh: { done: 0, of: 0 },
    };
    const before = this.#strangers.reduce((sum, { rounds }) => sum + rounds, 0);
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      for (let from = 0; from < ADDRESSES; from += AT_ONCE) {
        const some = this.#strangers.slice(from, from + AT_ONCE);
        const codes = await Promise.all(some.map((one) => one.enter(email, `geraten ${round} ${from}`)));
        for (const code of codes) {
          seen.sent += 1;
          if (code === "wrong_credentials") seen.tried += 1;
          else if (code) seen.refused[code] = (seen.refused[code] ?? 0) + 1;
        }
      }
      await this.#count(seen.known, this.#known);
      await this.#count(seen.fresh, this.#newDevice());
      // Time that really passed counts as well.
      await this.#pass(ROUND_SECONDS - (performance.now() - began) / 1000);
    }
    seen.rounds = this.#strangers.reduce((sum, { rounds }) => sum + rounds, 0) - before;
    return seen;
  }

  async #count(tally: Tally, device: Caller): Promise<void> {
    tally.of += 1;
    if ((await device.enter(this.#member.email, this.#password)) === null) tally.done += 1;
  }

  /** While the tries are used up: a new device by way of a new password, with guesses going on between its sign-ins. */
  async reset(): Promise<Tally> {
    const device = this.#newDevice();
    await this.#setPassword(device);
    const tally: Tally = { done: 0, of: 0 };
    for (const one of this.#strangers) {
      await one.enter(this.#member.email, "geraten");
      await this.#count(tally, device);
    }
    return tally;
  }

  /** Time passes: everything that counts grows older. */
  async #pass(seconds: number): Promise<void> {
    const by = "make_interval(secs => $1)";
    for (const text of [
      `update sign_in_failures set at = at - ${by}`,
      `update sign_in_attempts set first_at = first_at - ${by}, locked_until = locked_until - ${by}`,
      `update members set guesses_told_at = guesses_told_at - ${by}`,
      `update mail_tokens set created_at = created_at - ${by}`,
    ])
      await this.#platform.db.rawQuery(text, [seconds]);
  }

  async #setPassword(device: Caller): Promise<void> {
    const { email } = this.#member;
    const { token: captcha_token } = await solvedCaptcha(this.#platform.config, 1);
    await device.must("POST /api/auth/password-reset/request", { body: { email, captcha_token } });
    const mailed = () =>
      mailsTo(this, email).find((mail) => mail.includes("leg es mit dem Knopf unten fest"));
    while (!mailed()) await sleep(50);
    const token = tokenIn(mailed() ?? "");
    const newPassword = `${PASSWORD} neu`;
    await device.must("POST /api/auth/password-reset/confirm", { body: { token, newPassword } });
    this.#password = newPassword;
  }

  /** How many mails told the member of the attack. */
  async warnings(): Promise<number> {
    return mailsTo(this, this.#member.email).filter((mail) => mail.includes("Dein Konto hält stand")).length;
  }
}
