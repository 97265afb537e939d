import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A profile with the fields of its account that belong to it; never an e-mail address. */
export type Profile = {
  id: string;
  username: string | null;
  age: number | null;
  language: Language;
  bio: string;
  businessIdea: string;
  location: string;
  target: string;
  /** What their words have of a scam; null if nothing was noticed, or moderators let it stand. */
  signs: ScamSign[] | null;
  avatar: string | null;
  businessModels: BusinessModel[];
  skills: Skill[];
  goals: Goal[];
  jobs: boolean | null;
  newsletter: boolean | null;
  newsletterConfirmedAt: Date | null;
  onboardingStep: number | null;
  verified: boolean;
  /** Banned, or about to be erased: hidden from other members. */
  hidden: boolean;
  joinedAt: Date;
  premiumUntil: Date | null;
};

const COLUMNS = `p.member_id as id, p.username, p.age, p.language, p.bio, p.business_idea as "businessIdea", p.location,
  p.target, p.signs, p.avatar, p.business_models as "businessModels", p.skills, p.goals, p.jobs, p.newsletter,
  p.onboarding_step as "onboardingStep", m.verified_at is not null as verified,
  m.hidden as "hidden!",
  p.newsletter_confirmed_at as "newsletterConfirmedAt", m.created_at as "joinedAt",
  m.premium_until as "premiumUntil"`;

const FIND_PROFILES = statement(
  "find_profiles",
  `select ${COLUMNS} from profiles p join member_accounts m on m.id = p.member_id where p.member_id = any($1::uuid[])`,
  { hot: true },
);
/** Profiles by member id, in no order; ids without one are left out. */
export async function findProfiles(db: Queryable, ids: readonly string[]): Promise<Profile[]> {
  const { rows } = await db.query(FIND_PROFILES, [ids]);
  return rows;
}

const FIND_CARDS = statement(
  "find_member_cards",
  `select p.member_id as id, p.username, p.avatar, m.verified_at is not null as "verified!"
   from profiles p join member_accounts m on m.id = p.member_id where p.member_id = any($1::uuid[])`,
  { hot: true },
);
/** What of profiles shows in lists, by member id, in no order; ids without one are left out. */
export async function findCards(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<Profile, "id" | "username" | "avatar" | "verified">[]> {
  const { rows } = await db.query(FIND_CARDS, [ids]);
  return rows;
}

const INSERT_PROFILE = statement(
  "profiles_insert_profile",
  "insert into profiles (member_id, language) values ($1, $2)",
);
/** Creates the profile of a new member. */
export const insertProfile = (db: Queryable, memberId: string, language: Language) =>
  db.query(INSERT_PROFILE, [memberId, language]);

const IS_NAME_TAKEN = statement(
  "profiles_is_name_taken",
  "select exists(select from profiles where (username_key = $1 or username_looks = $3) and member_id <> $2) as taken",
);
/** Whether another member has a name (given lowercased), or one that looks like it. */
export async function isNameTaken(
  db: Queryable,
  { key, looks, exceptId }: { key: string; looks: string; exceptId: string },
): Promise<boolean> {
  const { rows } = await db.query(IS_NAME_TAKEN, [key, exceptId, looks]);
  return rows[0]?.taken ?? false;
}

const FIND_USED_NAME_FORMS = statement(
  "profiles_find_taken_looks",
  `select username_looks as "looks!" from profiles where username_looks = any($1)`,
  { plan: "custom" },
);
/** Those of these looks of names that a member's name has. */
export async function findUsedNameForms(db: Queryable, looks: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(FIND_USED_NAME_FORMS, [[...looks]]);
  return new Set(rows.map((row) => row.looks));
}

/** The columns a change may touch, by our names. */
const CHANGEABLE = {
  username: "username",
  usernameKey: "username_key",
  usernameLooks: "username_looks",
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
  signs: "signs",
} as const;
/** A change of a profile: only the given columns. */
export type ProfileChange = {
  [K in keyof typeof CHANGEABLE]?: string | number | boolean | Date | null | readonly string[] | undefined;
};

// What is not given stays as the row has it.
const UPDATE_PROFILE = statement(
  "update_profile",
  `update profiles p set updated_at = now(), (${Object.values(CHANGEABLE).join(", ")}) =
     (select ${Object.values(CHANGEABLE)
       .map((column) => `n.${column}`)
       .join(", ")} from jsonb_populate_record(p, $2) n)
   where p.member_id = $1`,
);
/** Changes the given columns of a profile. */
export async function updateProfile(db: Queryable, memberId: string, change: ProfileChange): Promise<void> {
  const given = Object.entries(CHANGEABLE).flatMap(([key, column]) => {
    const value = change[key as keyof ProfileChange]; // a key of the literal
    return value === undefined ? [] : [[column, value] as const];
  });
  if (given.length > 0) await db.query(UPDATE_PROFILE, [memberId, Object.fromEntries(given)]);
}

const LOCK_AGE = statement(
  "profiles_lock_age",
  `select age, onboarding_step is not null as "inWizard!" from profiles where member_id = $1 for no key update`,
);
/** A member's age, and whether they are still in the wizard; it stays so until the transaction ends. */
export async function lockAge(
  tx: Queryable,
  memberId: string,
): Promise<{ age: number | null; inWizard: boolean } | null> {
  const { rows } = await tx.query(LOCK_AGE, [memberId]);
  return rows[0] ?? null;
}

const IS_BLOCKED = statement(
  "is_blocked",
  `select exists(select from blocks where blocker = $1 and blocked = $2)
                 or exists(select from blocks where blocker = $2 and blocked = $1) as blocked`,
);
/** Whether either of two members blocks the other. */
export async function isBlocked(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rows } = await db.query(IS_BLOCKED, [a, b]);
  return rows[0]?.blocked ?? false;
}

const LOCK_BLOCKS = statement(
  "blocks_turn",
  "select pg_advisory_xact_lock(hashtextextended('blocks ' || least($1::text, $2::text) || greatest($1::text, $2::text), 0))",
);
/** Blocks between two members, and what no block may cross, happen one after the other until the transaction ends. */
export const lockBlocks = (tx: Queryable, a: string, b: string) => tx.query(LOCK_BLOCKS, [a, b]);

const INSERT_BLOCK = statement(
  "profiles_insert_block",
  "insert into blocks (blocker, blocked) values ($1, $2) on conflict do nothing",
);
/** Notes a block; false if it is there already. */
export async function insertBlock(db: Queryable, blocker: string, blocked: string): Promise<boolean> {
  const { rowCount } = await db.query(INSERT_BLOCK, [blocker, blocked]);
  return rowCount > 0;
}

const DELETE_BLOCK = statement(
  "profiles_delete_block",
  "delete from blocks where blocker = $1 and blocked = $2",
);
/** Takes a block back; false if there is none. */
export async function deleteBlock(db: Queryable, blocker: string, blocked: string): Promise<boolean> {
  const { rowCount } = await db.query(DELETE_BLOCK, [blocker, blocked]);
  return rowCount > 0;
}

const LIST_BLOCKS = statement(
  "profiles_list_blocks",
  `select blocked as id, created_at as at from blocks
     where blocker = $1 and ($3::timestamptz is null or (date_trunc('milliseconds', created_at), blocked) < ($3, $4::uuid))
     order by date_trunc('milliseconds', created_at) desc, blocked desc limit $2`,
  { plan: "custom" },
);
/** A page of the members that a member has blocked, the last first. */
export async function listBlocks(
  db: Queryable,
  blocker: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<{ id: string; at: Date }[]> {
  const { rows } = await db.query(LIST_BLOCKS, [blocker, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const COLLECT_PROFILE_PROFILES = statement(
  "profiles_collect_profile_profiles",
  "select * from profiles where member_id = $1",
);
const COLLECT_PROFILE_BLOCKS = statement(
  "profiles_collect_profile_blocks",
  `select p.username, b.created_at from blocks b left join profiles p on p.member_id = b.blocked
     where b.blocker = $1 order by b.created_at`,
);
/** A member's profile data and blocks, for their export. */
export async function collectProfile(db: Queryable, memberId: string) {
  const { rows: profiles } = await db.query(COLLECT_PROFILE_PROFILES, [memberId]);
  const { rows: blocked } = await db.query(COLLECT_PROFILE_BLOCKS, [memberId]);
  return { ...profiles[0], blocked };
}

const LOCK_AVATAR = statement(
  "profiles_lock_avatar",
  "select avatar from profiles where member_id = $1 for update",
);
/** A member's avatar, locked until the transaction ends; undefined if they are gone. */
export async function lockAvatar(tx: Queryable, memberId: string): Promise<string | null | undefined> {
  const { rows } = await tx.query(LOCK_AVATAR, [memberId]);
  return rows[0]?.avatar;
}

const FIND_NAMES_WITHOUT_FORM = statement(
  "profiles_find_names_without_looks",
  `select member_id as id, username as "name!" from profiles where username_looks is null and username is not null
     order by member_id limit 1000`,
  { plan: "custom" },
);
/** Members whose name was chosen before it was compared by its looks, the first ones first. */
export async function findNamesWithoutForm(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query(FIND_NAMES_WITHOUT_FORM);
  return rows;
}

const SET_NAME_FORM = statement(
  "profiles_set_looks",
  `update profiles set username_looks = $2 where member_id = $1 and username_looks is null and username = $3
     and not exists(select from profiles where username_looks = $2)`,
);
/** Sets what a member's name looks like, unless another looks so already. */
export const setNameForm = (db: Queryable, id: string, looks: string, name: string) =>
  db.query(SET_NAME_FORM, [id, looks, name]);

const FOLD_NAMES = statement(
  "profiles_fold_names",
  `update profiles p set username_key = f.key
     from (select distinct on (key) member_id, key from (
             select member_id, username_key, search_fold(username) as key from profiles where username is not null) n
           where username_key <> key order by key, member_id limit 1000) f
     where f.member_id = p.member_id and not exists (select from profiles o where o.username_key = f.key)`,
  { plan: "custom" },
);
/** Sets the keys of names that were chosen before names were folded, the oldest first, unless another member has the key. */
export const foldNames = (db: Queryable) => db.query(FOLD_NAMES);
