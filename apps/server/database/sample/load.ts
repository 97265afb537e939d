import { createHash } from "node:crypto";
import { TERMS_VERSION } from "@kompagnon/contract/accounts/model.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { hashPassword } from "../../src/features/accounts/password.ts";
import { refreshCard } from "../../src/features/matching/cards.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { loadGroups } from "./groups-load.ts";
import { loadNotifications } from "./notifications.ts";
import { PEOPLE, type SamplePerson } from "./people.ts";
import { avatarPicture, matchingPicture } from "./pictures.ts";
import { loadPosts, storePostPictures } from "./posts-load.ts";
import { swipesOf } from "./swipes.ts";

/** The password of every sample account; printed at start. */
export const SAMPLE_PASSWORD = "kompagnon-probe";
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
  const roles = PEOPLE.flatMap((person) =>
    person.role ? [`    ${person.role.padEnd(10)} ${person.role}@example.test`] : [],
  );
  return [
    "  Sample accounts (SAMPLE_DATA=off leaves them out):",
    ...roles,
    `    password   ${SAMPLE_PASSWORD}`,
    "",
  ];
}

async function load(platform: Platform): Promise<void> {
  const now = Date.now();
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const members = PEOPLE.map((person, place) => ({
    person,
    place,
    id: fixedId(person.name, now - (PEOPLE.length - place) * 30 * HOUR),
  }));
  const pictures = await storePictures(platform, members);
  const postPictures = await storePostPictures(platform, now, fixedId);
  await platform.db.transaction(async (tx) => {
    // Of several processes that start at once, one loads.
    await tx.rawQuery("select pg_advisory_xact_lock(7316002)");
    const claimed = await tx.rawQuery(
      "insert into installation (key, value, at) values ($1, 'yes', $2) on conflict do nothing",
      [LOADED, now],
    );
    if (claimed.rowCount === 0) return;
    for (const { person, place, id } of members) {
      const joined = new Date(now - (PEOPLE.length - place) * 30 * HOUR);
      const premium = person.role === "premium" ? new Date(now + 24 * 24 * HOUR) : null;
      await tx.rawQuery(
        `insert into members (id, email, email_confirmed_at, password_hash, admin_level, premium_until, verified_at, terms_version, terms_accepted_at, sample, created_at, last_seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $3, true, $3, $9)`,
        [
          id,
          emailOf(person, place),
          joined,
          passwordHash,
          person.role ? LEVELS[person.role] : 0,
          premium,
          person.verified ? joined : null,
          TERMS_VERSION,
          new Date(now - ((place * 7) % 60) * HOUR),
        ],
      );
      await tx.rawQuery(
        `insert into profiles (member_id, username, username_key, age, language, bio, business_idea, location, target, avatar, business_models, skills, goals, jobs, newsletter, onboarding_step)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, false, null)`,
        [
          id,
          person.name,
          person.name.toLowerCase(),
          person.age,
          person.language,
          person.bio,
          person.idea ?? "",
          person.location,
          person.target ?? "",
          pictures[place]?.avatar ?? null,
          person.models,
          person.skills,
          [person.goal],
          place % 3 === 0,
        ],
      );
      const picture = pictures[place]?.matching;
      if (!picture) continue;
      await tx.rawQuery("insert into matching_profiles (member_id, picture) values ($1, $2)", [id, picture]);
      await refreshCard(tx, id);
    }
    const ids = members.map(({ id }) => id);
    await loadSwipes(tx, ids, now);
    await loadConversations(tx, ids, now);
    await loadGroups(tx, ids, now, fixedId);
    await loadPosts(tx, ids, now, fixedId, postPictures);
    await loadNotifications(tx, fixedId);
  });
}

async function storePictures(
  { storage }: Platform,
  members: readonly { person: SamplePerson; place: number; id: string }[],
) {
  return Promise.all(
    members.map(async ({ person, place, id }) => {
      const avatar = place % 5 === 4 ? null : `avatars/${id}.webp`;
      const matching = isInDeck(person, place) ? `matching/${id}.jpg` : null;
      if (avatar) await storage.put(avatar, await avatarPicture(person.name, place), "image/webp");
      if (matching) await storage.put(matching, await matchingPicture(person.name, place), "image/jpeg");
      return { avatar, matching };
    }),
  );
}

/** Forty-five of sixty are in the deck. */
const OUTSIDE = new Set([20, 22, 23, 24, 26, 27, 28, 33, 35, 37, 40]);
const isInDeck = (person: SamplePerson, place: number): boolean =>
  person.deck !== false && !OUTSIDE.has(place);

async function loadSwipes(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  const cards = new Map(
    (await tx.rawQuery<{ member: string; place: number }>("select member, place from deck_cards")).rows.map(
      ({ member, place }) => [member, place],
    ),
  );
  const inDeck = ids.map((id) => cards.get(id));
  const pairs = CONVERSATIONS.slice(0, 18).map(({ a, b }) => [a, b] as const);
  for (const { swiper, target, liked, hoursAgo } of swipesOf(inDeck, pairs)) {
    const at = new Date(now - hoursAgo * HOUR);
    await tx.rawQuery(
      "insert into swipes (swiper, target, liked, at) values ($1, $2, $3, $4) on conflict do nothing",
      [inDeck[swiper], inDeck[target], liked, at],
    );
  }
  await tx.rawQuery(`insert into like_inbox (target, swiper, at) select s.target, s.swiper, s.at from swipes s
                    where s.liked and not exists (select from swipes t where t.swiper = s.target and t.target = s.swiper) on conflict do nothing`);
  await tx.rawQuery(`update deck_cards c set inbox = (select count(*) from like_inbox i where i.target = c.place),
                    shown = (select count(*) from swipes s where s.target = c.place)`);
  for (const [index, [a, b]] of pairs.entries()) {
    const [lo, hi] = [ids[a] ?? "", ids[b] ?? ""].sort();
    const at = now - ((CONVERSATIONS[index]?.hoursAgo ?? 0) + 72) * HOUR;
    await tx.rawQuery("insert into matches (id, lo, hi, created_at) values ($1, $2, $3, $4)", [
      fixedId(`match ${index}`, at),
      lo,
      hi,
      new Date(at),
    ]);
  }
}

async function loadConversations(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  for (const [index, { a, b, hoursAgo, unread, lines }] of CONVERSATIONS.entries()) {
    const [first = "", second = ""] = [ids[a], ids[b]];
    const [lo, hi] = first < second ? [first, second] : [second, first];
    const last = now - hoursAgo * HOUR;
    const began = last - lines.length * 11 * 60_000;
    const id = fixedId(`conversation ${index}`, began);
    await tx.rawQuery(
      "insert into conversations (id, lo, hi, last_seq, last_at, created_at) values ($1, $2, $3, $4, $5, $6)",
      [id, lo, hi, lines.length, new Date(last), new Date(began)],
    );
    const read = lines.length - unread;
    await tx.rawQuery(
      "insert into participants (conversation_id, member_id, other_id, read_seq, unread) values ($1, $2, $3, $4, $5), ($1, $3, $2, $6, 0)",
      [
        id,
        first,
        second,
        read,
        lines.slice(read).filter((line) => line.startsWith("b:")).length,
        lines.length,
      ],
    );
    for (const [n, line] of lines.entries()) {
      const at = last - (lines.length - 1 - n) * 11 * 60_000;
      const name = `message ${index}.${n}`;
      await tx.rawQuery(
        "insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
        [
          id,
          n + 1,
          fixedId(name, at),
          line.startsWith("a:") ? first : second,
          fixedId(`${name} client`, at),
          line.slice(3),
          new Date(at),
        ],
      );
    }
    await tx.rawQuery("update matches set conversation = $1 where lo = $2 and hi = $3", [id, lo, hi]);
  }
}
