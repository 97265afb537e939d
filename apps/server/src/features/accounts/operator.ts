import { isEmail, RESET_MINUTES, TERMS_VERSION, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { AGE_MAX, AGE_MIN } from "@kompagnon/contract/profiles/rules.ts";
import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";
import { insertMailToken } from "#features/accounts/passwords/mail-token-queries.ts";
import { resetPage } from "#features/accounts/passwords/passwords.ts";
import { insertMember } from "#features/accounts/queries.ts";
import { listAppeals } from "#features/accounts/status/appeal-queries.ts";
import { banMember, decideAppeal, setLevel, unbanMember } from "#features/accounts/status/bans.ts";
import { idByEmail } from "#features/accounts/status/status-queries.ts";
import { changeProfileIn, createProfile } from "#features/profiles/public.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";

/** A command that can't be carried out; the message is for the operator. */
export class OperatorError extends Error {}

const LEVEL_MAX = 9;
/** What an operator writes to decide an appeal. */
const DECISIONS = new Map<string, "accepted" | "rejected">([
  ["accept", "accepted"],
  ["reject", "rejected"],
]);

async function memberOf({ db }: Platform, email: string | undefined): Promise<string> {
  const id = email && (await idByEmail(db, tidyEmail(email)));
  if (!id) throw new OperatorError(`There is no account with the address ${email ?? "(none given)"}.`);
  return id;
}

/** Creates an account without a password, and a link to set one. */
async function createAccount(platform: Platform, email: string): Promise<{ id: string; link: string }> {
  if (!isEmail(email)) throw new OperatorError(`${email} is no e-mail address.`);
  const id = newId();
  const token = randomToken();
  await platform.db.transaction(async (tx) => {
    await insertMember(tx, {
      id,
      email,
      passwordHash: null,
      termsVersion: TERMS_VERSION,
      inviteSlug: null,
      emailConfirmed: true,
    });
    await createProfile(tx, id, DEFAULT_LANGUAGE);
    await insertMailToken(tx, {
      hash: hashToken(token),
      memberId: id,
      purpose: "reset_password",
      email,
      minutes: RESET_MINUTES,
    });
  });
  return { id, link: `${platform.config.origin}${resetPage(token)}` };
}

const untilOf = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const until = new Date(text);
  if (Number.isNaN(until.getTime()) || until <= new Date())
    throw new OperatorError(`--until ${text}: give a date in the future, such as 2030-12-31.`);
  return until;
};

type Given = { positionals: readonly string[]; values: Record<string, string | undefined> };

/** What an operator may do, by its name: each answers the lines to print. */
export const COMMANDS: Readonly<
  Record<string, (platform: Platform, given: Given) => Promise<readonly string[]>>
> = {
  async owner(platform, { positionals: [email = ""] }) {
    const found = await idByEmail(platform.db, tidyEmail(email));
    const made = found ? null : await createAccount(platform, tidyEmail(email));
    await setLevel(platform, found ?? made?.id ?? "", LEVEL_MAX);
    return made
      ? [`${email} is owner now. Set the password within ${RESET_MINUTES} minutes:`, made.link]
      : [`${email} is owner now and has to sign in again.`];
  },
  async level(platform, { positionals: [email, text = ""] }) {
    const level = /^\d$/.test(text) ? Number(text) : Number.NaN;
    if (!(level <= LEVEL_MAX)) throw new OperatorError("A level is a number from 0 to 9.");
    await setLevel(platform, await memberOf(platform, email), level);
    return [`${email} has level ${level} now and has to sign in again.`];
  },
  async age(platform, { positionals: [email, text = ""] }) {
    const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (!(age >= AGE_MIN && age <= AGE_MAX))
      throw new OperatorError(`An age is a number from ${AGE_MIN} to ${AGE_MAX}.`);
    const id = await memberOf(platform, email);
    await platform.db.transaction((tx) => changeProfileIn(platform, tx, id, { age }));
    return [`${email} is ${age} now.`];
  },
  async ban(platform, { positionals: [email], values }) {
    const input = { reason: values["reason"] ?? "", until: untilOf(values["until"]) };
    await banMember(platform, await memberOf(platform, email), input);
    return [`${email} is banned${input.until ? ` until ${input.until.toISOString()}` : ""}.`];
  },
  async unban(platform, { positionals: [email] }) {
    await unbanMember(platform, await memberOf(platform, email));
    return [`${email} is no longer banned.`];
  },
  async appeals({ db }) {
    const rows = await listAppeals(db);
    if (rows.length === 0) return ["No appeal waits for a decision."];
    return rows.flatMap(({ id, email, reason, text, created_at }) => [
      `${id}  ${created_at.toISOString()}  ${email}`,
      `  banned for: ${reason || "(no reason given)"}`,
      ...text.split("\n").map((line) => `  > ${line}`),
      "",
    ]);
  },
  async decide(platform, { positionals: [id = "", word], values }) {
    const decision = DECISIONS.get(word ?? "");
    if (!decision || !/^[0-9a-f-]{36}$/.test(id))
      throw new OperatorError("Say: decide <id of the appeal> accept|reject [--answer …]");
    await decideAppeal(platform, id, { decision, answer: values["answer"] ?? "" });
    return [`The appeal is ${decision}.`];
  },
};
