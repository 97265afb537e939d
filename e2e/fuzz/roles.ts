import type pg from "pg";
import { seal } from "../../apps/server/src/platform/secrets.ts";
import { aMatchingMember, aMember, aNewMember } from "../../apps/server/src/testing/builders.ts";
import { Person } from "../../apps/server/src/testing/person.ts";
import type { Ids } from "./ids.ts";

/** What the server signs and seals with. */
export const SECRET = "only for fuzzing, only for fuzzing, only for fuzzing";
/** Of the team's authenticator apps. */
const FACTOR = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Who sends a request. */
export const ROLES = ["guest", "fresh", "member", "other", "premium", "moderator", "admin", "owner"] as const;
export type Role = (typeof ROLES)[number];

const LEVELS: Partial<Record<Role, number>> = { moderator: 3, admin: 5, owner: 9 };
/** On a busy machine hashing a password may take longer than the product lets anybody wait. */
const TRIES = 5;
/** A confirmed second factor counts for fifteen minutes, and members of the deck may be removed from it. */
const RENEWED_AFTER_MS = 4 * 60_000;

const signUpFor = (role: Role): ((server: { url: string }) => Promise<Person>) => {
  if (role === "fresh") return aNewMember;
  return LEVELS[role] === undefined ? aMatchingMember : aMember;
};

/** Signs up a new person for a role. */
async function arrive(role: Role, url: string): Promise<Person> {
  if (role === "guest") return new Person(url);
  const come = signUpFor(role);
  for (let left = TRIES; ; left--)
    try {
      return await come({ url });
    } catch (error) {
      if (left === 1) throw error;
    }
}

/** The people of a run: a person who was signed out, banned or erased by another request is replaced by a new one. */
export class Cast {
  readonly #url: string;
  readonly #database: pg.Pool;
  readonly #ids: Ids;
  readonly #people = new Map<Role, { person: Person; until: number }>();
  /** People that are being created: concurrent callers get the same one. */
  readonly #coming = new Map<Role, Promise<Person>>();
  /** Those who may have lost their session. */
  readonly #doubted = new Set<Role>();
  made = 0;

  constructor(url: string, database: pg.Pool, ids: Ids) {
    this.#url = url;
    this.#database = database;
    this.#ids = ids;
  }

  /** The current person of a role. */
  async of(role: Role): Promise<Person> {
    const found = this.#people.get(role);
    if (found && !this.#doubted.has(role) && found.until > Date.now()) return found.person;
    const coming = this.#coming.get(role) ?? this.#renew(role).finally(() => this.#coming.delete(role));
    this.#coming.set(role, coming);
    return coming;
  }

  async #renew(role: Role): Promise<Person> {
    const found = this.#people.get(role);
    const isDoubted = this.#doubted.delete(role);
    if (found && isDoubted && (await found.person.call("GET /api/me")).status !== 200)
      this.#people.delete(role);
    const current = this.#people.get(role);
    if (!current) return this.#make(role);
    if (current.until < Date.now()) {
      current.until = Date.now() + RENEWED_AFTER_MS;
      await this.#endow(role, current.person.id);
    }
    return current.person;
  }

  /** Marks a role whose request was refused as unauthenticated or banned. */
  doubt(role: Role): void {
    if (role !== "guest") this.#doubted.add(role);
  }

  async #make(role: Role): Promise<Person> {
    const person = await arrive(role, this.#url);
    this.made += 1;
    const until = role === "guest" ? Number.POSITIVE_INFINITY : Date.now() + RENEWED_AFTER_MS;
    this.#people.set(role, { person, until });
    if (role === "guest") return person;
    this.#ids.add(role, "users", person.id);
    await this.#endow(role, person.id);
    const partner = role === "premium" ? null : this.#people.get("premium")?.person;
    if (partner && (role === "member" || role === "other")) await this.#introduce(person, partner);
    return person;
  }

  /** Makes two people partners with a chat, a trial of working together, and a group: most of the product is about these. */
  async #introduce(one: Person, other: Person): Promise<void> {
    await one.call("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
    const { body: match } = await other.call("POST /api/matching/swipes", {
      body: { user_id: one.id, liked: true },
    });
    if (!match?.matchId) return; // another request may have prevented it, for example a block
    const { body: opened } = await one.call("POST /api/matching/matches/{matchId}/chat", {
      params: { matchId: match.matchId },
    });
    if (opened?.chatId)
      for (const whose of ["member", "other", "premium"]) this.#ids.add(whose, "chats", opened.chatId);
  }

  async #endow(role: Role, id: string): Promise<void> {
    const level = LEVELS[role] ?? 0;
    await this.#database.query(
      `update members set admin_level = $2, email_confirmed_at = now(), created_at = least(created_at, now() - interval '5 days'),
         premium_until = case when $3 then now() + interval '9 days' else premium_until end where id = $1`,
      [id, level, role === "premium" || level > 0],
    );
    if (level === 0) return;
    await this.#database.query(
      "insert into two_factor (member_id, secret, enabled_at) values ($1, $2, now()) on conflict do nothing",
      [id, seal(SECRET, Buffer.from(FACTOR))],
    );
    await this.#database.query("update sessions set confirmed_at = now() where member_id = $1", [id]);
  }
}
