import { createHash } from "node:crypto";
import { TERMS_VERSION } from "@kompagnon/contract/accounts/model.ts";
import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import { features } from "#app";
import type { Database, Tx } from "#platform/db/database.ts";
import { confusableForm } from "#platform/names/names.ts";
import { inOrderOf } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { refreshCard } from "../../src/features/matching/deck/cards.ts";
import { secureSample } from "./access.ts";
import { PEOPLE, type SamplePerson } from "./people.ts";
import { avatarPicture, matchingPicture } from "./pictures.ts";

const LEVELS = {
  member: 0,
  premium: 0,
  supporter: 1,
  moderator: 2,
  reviewer: 3,
  admin: 5,
  owner: 9,
} as const;
const LOADED = "sample community";
const HOUR = 3_600_000;

type SampleMember = { person: SamplePerson; place: number; id: string };

/** A UUID (version 7 in form) that is the same for the same name; `at` orders it in time. */
const fixedId = (name: string, at = 0): string => {
  const hash = createHash("sha256").update(`kompagnon ${name}`).digest("hex");
  const stamp = Math.max(0, at).toString(16).padStart(12, "0").slice(-12);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
};
const emailOf = (person: SamplePerson, place: number): string =>
  person.role ? `${person.role}@example.test` : `person${place + 1}@example.test`;

/** Loads the sample community once; answers the lines that name its accounts. */
export async function loadSample(platform: Platform): Promise<string[]> {
  const { db, log } = platform;
  const { rows } = await db.rawQuery("select 1 from installation where key = $1", [LOADED]);
  if (rows.length === 0) {
    const began = Date.now();
    await load(platform);
    log.info({ ms: Date.now() - began }, "sample community loaded");
  }
  const { password, secret } = await secureSample(platform);
  const roles = PEOPLE.flatMap((person) =>
    person.role ? [`    ${person.role.padEnd(10)} ${person.role}@example.test`] : [],
  );
  return [
    "  Sample accounts (SAMPLE_DATA=off leaves them out):",
    ...roles,
    `    password   ${password}`,
    `    to confirm bans and the like, from moderator up, put this key into an authenticator app: ${secret}`,
    "",
  ];
}

async function load(platform: Platform): Promise<void> {
  const now = Date.now();
  const members = PEOPLE.map((person, place) => ({
    person,
    place,
    id: fixedId(person.name, now - (PEOPLE.length - place) * 30 * HOUR),
  }));
  const pictures = await storePictures(platform, members);
  const ids = members.map(({ id }) => id);
  const community = { platform, ids, now, makeId: fixedId };
  const parts = inOrderOf(
    "sample data",
    new Map(features.flatMap(({ name, sample }) => (sample ? [[name, sample] as const] : []))),
  );
  const loads = await Promise.all(parts.map(({ prepare }) => prepare(community)));
  await platform.db.transaction(async (tx) => {
    // Of several processes that start at once, one loads.
    await tx.rawQuery("select pg_advisory_xact_lock(7316002)");
    const claimed = await tx.rawQuery(
      "insert into installation (key, value, at) values ($1, 'yes', $2) on conflict do nothing",
      [LOADED, now],
    );
    if (claimed.rowCount === 0) return;
    for (const member of members) await insertMember(platform.db, tx, member, pictures[member.place], now);
    for (const write of loads) await write(tx);
  });
}

async function insertMember(
  db: Database,
  tx: Tx,
  { person, place, id }: SampleMember,
  pictures: { avatar: string | null; matching: string | null } | undefined,
  now: number,
): Promise<void> {
  const hoursHere = (PEOPLE.length - place) * 30;
  const joined = new Date(now - hoursHere * HOUR);
  const premium = person.role === "premium" ? new Date(now + 24 * 24 * HOUR) : null;
  await tx.rawQuery(
    `insert into members (id, email, email_confirmed_at, admin_level, premium_until, verified_at, terms_version, terms_accepted_at, sample, created_at, last_seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, $3, true, $3, $8)`,
    [
      id,
      emailOf(person, place),
      joined,
      person.role ? LEVELS[person.role] : 0,
      premium,
      person.verified ? joined : null,
      TERMS_VERSION,
      new Date(now - Math.min((place * 7) % 60, hoursHere) * HOUR),
    ],
  );
  await tx.rawQuery(
    `insert into profiles (member_id, username, username_key, username_looks, age, language, bio, business_idea, location, target, avatar, business_models, skills, goals, jobs, newsletter, onboarding_step)
       values ($1, $2, $3, $15, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, false, null)`,
    [
      id,
      person.name,
      fold(person.name),
      person.age,
      person.language,
      person.bio,
      person.idea ?? "",
      person.location,
      person.target ?? "",
      pictures?.avatar ?? null,
      person.models,
      person.skills,
      [person.goal],
      place % 3 === 0,
      confusableForm(person.name),
    ],
  );
  const picture = pictures?.matching;
  if (!picture) return;
  await tx.rawQuery("insert into matching_profiles (member_id, picture, weekly_hours) values ($1, $2, $3)", [
    id,
    picture,
    HOURS_SAID[place % HOURS_SAID.length],
  ]);
  await refreshCard(db, tx, id);
  const hours = hoursAround(USUAL_HOURS[place % USUAL_HOURS.length] ?? 0);
  await tx.rawQuery("update deck_cards set hours = $2 where member = $1", [id, hours]);
}

async function storePictures({ storage }: Platform, members: readonly SampleMember[]) {
  return Promise.all(
    members.map(async ({ person, place, id }) => {
      const matching = isInDeck(person, place) ? `matching/${id}.webp` : null;
      // Some who have only just come have no picture yet.
      const avatar = !matching && place % 5 === 4 ? null : `avatars/${id}.webp`;
      if (avatar) await storage.put(avatar, await avatarPicture(person, place), "image/webp");
      if (matching) await storage.put(matching, await matchingPicture(person, place), "image/webp");
      return { avatar, matching };
    }),
  );
}

/** What they have in a week; some did not say. */
const HOURS_SAID: readonly (WeeklyHours | null)[] = [
  "5_to_15",
  "15_to_30",
  null,
  "under_5",
  "5_to_15",
  "over_30",
];
/** The hour of the day (UTC) around which they are here. */
const USUAL_HOURS = [18, 19, 12, 20, 6];
/** That hour, the one before and the two after it, as bits. */
const hoursAround = (hour: number): number =>
  [hour - 1, hour, hour + 1, hour + 2].reduce((bits, one) => bits | (1 << (one % 24)), 0);

/** Forty-five of sixty are in the deck. */
const OUTSIDE = new Set([20, 22, 23, 24, 26, 27, 28, 33, 35, 37, 40]);
const isInDeck = (person: SamplePerson, place: number): boolean =>
  person.deck !== false && !OUTSIDE.has(place);
