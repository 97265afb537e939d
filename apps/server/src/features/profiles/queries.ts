import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";

/** A profile with what of the account belongs beside it; never an e-mail address. */
export type Profile = {
  id: string;
  username: string | null;
  age: number | null;
  language: Language;
  bio: string;
  businessIdea: string;
  location: string;
  target: string;
  avatar: string | null;
  businessModels: BusinessModel[];
  skills: Skill[];
  goals: Goal[];
  jobs: boolean | null;
  newsletter: boolean | null;
  newsletterConfirmedAt: Date | null;
  onboardingStep: number | null;
  verified: boolean;
  /** Banned, or about to be erased: nobody else sees them. */
  hidden: boolean;
  joinedAt: Date;
  premiumUntil: Date | null;
};

const COLUMNS = `p.member_id as id, p.username, p.age, p.language, p.bio, p.business_idea as "businessIdea", p.location,
  p.target, p.avatar, p.business_models as "businessModels", p.skills, p.goals, p.jobs, p.newsletter,
  p.onboarding_step as "onboardingStep", m.verified_at is not null as verified,
  (m.deletion_due_at is not null or (m.banned_at is not null and (m.banned_until is null or m.banned_until > now()))) as hidden,
  p.newsletter_confirmed_at as "newsletterConfirmedAt", m.created_at as "joinedAt",
  m.premium_until as "premiumUntil"`;

/** Profiles by member id, in no order; ids without one are left out. */
export async function findProfiles(db: Queryable, ids: readonly string[]): Promise<Profile[]> {
  const { rows } = await db.query<Profile>(
    {
      name: "find_profiles",
      text: `select ${COLUMNS} from profiles p join members m on m.id = p.member_id where p.member_id = any($1::uuid[])`,
    },
    [ids],
  );
  return rows;
}

/** Creates the profile of a new member. */
export const insertProfile = (db: Queryable, memberId: string, language: Language) =>
  db.query("insert into profiles (member_id, language) values ($1, $2)", [memberId, language]);

/** Whether another member has a name (given lowercased). */
export async function isNameTaken(db: Queryable, key: string, exceptId: string): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    "select exists(select from profiles where username_key = $1 and member_id <> $2) as taken",
    [key, exceptId],
  );
  return rows[0]?.taken ?? false;
}

/** The columns a change may touch, by our names. */
const CHANGEABLE = {
  username: "username",
  usernameKey: "username_key",
  age: "age",
  language: "language",
  bio: "bio",
  businessIdea: "business_idea",
  location: "location",
  target: "target",
  avatar: "avatar",
  businessModels: "business_models",
  skills: "skills",
  goals: "goals",
  jobs: "jobs",
  newsletter: "newsletter",
  newsletterConfirmedAt: "newsletter_confirmed_at",
  onboardingStep: "onboarding_step",
} as const;
/** A change of a profile: only the given columns. */
export type ProfileChange = {
  [K in keyof typeof CHANGEABLE]?: string | number | boolean | Date | null | readonly string[] | undefined;
};

/** Changes the given columns of a profile. */
export async function updateProfile(db: Queryable, memberId: string, change: ProfileChange): Promise<void> {
  const given = (Object.keys(CHANGEABLE) as (keyof typeof CHANGEABLE)[]).filter(
    (key) => change[key] !== undefined,
  ); // keys of a literal
  if (given.length === 0) return;
  const assignments = given.map((key, index) => `${CHANGEABLE[key]} = $${index + 2}`).join(", ");
  await db.query(`update profiles set ${assignments}, updated_at = now() where member_id = $1`, [
    memberId,
    ...given.map((key) => change[key]),
  ]);
}

/** Whether either of two members blocks the other. */
export async function isBlocked(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rows } = await db.query<{ blocked: boolean }>(
    {
      name: "is_blocked",
      text: `select exists(select from blocks where blocker = $1 and blocked = $2)
                 or exists(select from blocks where blocker = $2 and blocked = $1) as blocked`,
    },
    [a, b],
  );
  return rows[0]?.blocked ?? false;
}

/** Blocks between two members, and what no block may cross, happen one after the other until the transaction ends. */
export const lockBlocks = (tx: Queryable, a: string, b: string) =>
  tx.query(
    {
      name: "blocks_turn",
      text: "select pg_advisory_xact_lock(hashtextextended('blocks ' || least($1::text, $2::text) || greatest($1::text, $2::text), 0))",
    },
    [a, b],
  );

/** Notes a block; false if it is there already. */
export async function insertBlock(db: Queryable, blocker: string, blocked: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into blocks (blocker, blocked) values ($1, $2) on conflict do nothing",
    [blocker, blocked],
  );
  return rowCount > 0;
}

/** Takes a block back; false if there is none. */
export async function deleteBlock(db: Queryable, blocker: string, blocked: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from blocks where blocker = $1 and blocked = $2", [
    blocker,
    blocked,
  ]);
  return rowCount > 0;
}

/** A page of whom a member has blocked, the last first. */
export async function listBlocks(
  db: Queryable,
  blocker: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<{ id: string; at: Date }[]> {
  const { rows } = await db.query<{ id: string; at: Date }>(
    `select blocked as id, created_at as at from blocks
     where blocker = $1 and ($3::timestamptz is null or (date_trunc('milliseconds', created_at), blocked) < ($3, $4::uuid))
     order by date_trunc('milliseconds', created_at) desc, blocked desc limit $2`,
    [blocker, limit, before?.at ?? null, before?.id ?? null],
  );
  return rows;
}

/** What a member told about themselves and whom they blocked, for their export. */
export async function collectProfile(db: Queryable, memberId: string) {
  const { rows: profiles } = await db.query("select * from profiles where member_id = $1", [memberId]);
  const { rows: blocked } = await db.query(
    `select p.username, b.created_at from blocks b left join profiles p on p.member_id = b.blocked
     where b.blocker = $1 order by b.created_at`,
    [memberId],
  );
  return { ...profiles[0], blocked };
}

/** A member's avatar, locked until the transaction ends; undefined if they are gone. */
export async function lockAvatar(tx: Queryable, memberId: string): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ avatar: string | null }>(
    "select avatar from profiles where member_id = $1 for update",
    [memberId],
  );
  return rows[0]?.avatar;
}
