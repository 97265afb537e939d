import {
  type matchingPreferences,
  type matchingStatus,
  NO_DEAL_DAYS,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type WeeklyHours,
} from "@kompagnon/contract/matching/model.ts";
import type { Skill } from "@kompagnon/contract/profiles/model.ts";
import type { z } from "zod";
import { openConversation } from "#features/chats/public.ts";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { refreshCard } from "#features/matching/deck/cards.ts";
import { deckLanguages } from "#features/matching/deck/deck.ts";
import { missingFor } from "#features/matching/policy.ts";
import {
  findMatchingProfile,
  findMyCard,
  lockPicture,
  type MatchingProfileRow,
  saveMatchingProfile,
} from "#features/matching/queries.ts";
import {
  countByLanguage,
  countProgress,
  countRemaining,
  listMatches,
  lockMatch,
  setMatchConversation,
} from "#features/matching/swipes/progress-queries.ts";
import { type Swiper, today } from "#features/matching/swipes/swipes.ts";
import { fileUrl, memberCards, profileOf } from "#features/profiles/public.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { measurePicture, takePicture } from "#platform/images.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "./policy.ts";

/** Up to this many cards what is left is counted exactly; beyond, it is the difference. */
const COUNT_EXACTLY_UP_TO = 5_000;
const COUNTS_LIVE_MS = 15_000;

/** Active cards by language, counted at most every 15 s per process. */
export class DeckCounts {
  #at = 0;
  #counts: Promise<Map<number, number>> | undefined;
  async read(db: Queryable): Promise<Map<number, number>> {
    if (!this.#counts || Date.now() - this.#at > COUNTS_LIVE_MS) {
      this.#at = Date.now();
      this.#counts = countByLanguage(db);
      this.#counts.catch(() => {
        this.#counts = undefined;
      });
    }
    return this.#counts;
  }
}

/** Whether a member may match, what is missing, and how far they are. */
export async function statusOf(
  { db, config }: Platform,
  deckCounts: DeckCounts,
  swiper: Swiper,
): Promise<z.output<typeof matchingStatus>> {
  const [profile, matching, card] = await Promise.all([
    profileOf(db, swiper.id),
    findMatchingProfile(db, swiper.id),
    findMyCard(db, swiper.id),
  ]);
  const needs = missingFor(profile, matching);
  const base = {
    allowed: needs.length === 0,
    needs,
    paused: matching.paused,
    username: profile.username,
    picture: fileUrl(matching.picture),
  };
  const limit = swiper.premium ? null : config.dealsPerDay;
  if (!card)
    return {
      ...base,
      total_profiles: 0,
      viewed_profiles: 0,
      remaining_profiles: 0,
      total_matches: 0,
      pending_matches: 0,
      deals_left: limit,
      can_undo: false,
    };
  const progress = await countProgress(db, {
    place: card.place,
    memberId: swiper.id,
    noDealDays: NO_DEAL_DAYS,
    today: today(),
  });
  const counts = await deckCounts.read(db);
  const languages = deckLanguages(card.language, counts);
  const cards =
    languages.reduce((sum, language) => sum + (counts.get(language) ?? 0), 0) - (card.active ? 1 : 0);
  const remaining =
    cards <= COUNT_EXACTLY_UP_TO
      ? await countRemaining(db, {
          place: card.place,
          memberId: swiper.id,
          languages,
          noDealDays: NO_DEAL_DAYS,
        })
      : Math.max(0, cards - progress.viewed);
  return {
    ...base,
    total_profiles: progress.viewed + remaining,
    viewed_profiles: progress.viewed,
    remaining_profiles: remaining,
    total_matches: progress.matches,
    pending_matches: progress.pending,
    deals_left: limit === null ? null : Math.max(0, limit - progress.deals),
    can_undo: progress.undo,
  };
}

const DATA_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;

/** A card's picture is the largest content of the deck: as a WebP it has half the bytes of the JPEG that was uploaded. */
const STORED_QUALITY = 84;

/** Sets the matching picture. Throws image_invalid unless it is a JPEG data URL of the right size. */
export async function enableMatching(
  platform: Platform,
  memberId: string,
  dataUrl: string,
): Promise<{ allowed: boolean }> {
  const [, encoded] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = Buffer.from(encoded ?? "", "base64");
  const size = encoded ? await measurePicture(bytes) : null;
  if (size?.type !== "image/jpeg" || size.width !== PICTURE_WIDTH || size.height !== PICTURE_HEIGHT)
    throw new Fail("image_invalid");
  const picture = await takePicture(bytes, {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    quality: STORED_QUALITY,
  });
  const { db, storage } = platform;
  const key = `matching/${newId()}.webp`;
  await storage.put(key, picture, "image/webp");
  try {
    await db.transaction(async (tx) => {
      const old = await lockPicture(tx, memberId);
      await saveMatchingProfile(tx, memberId, { picture: key });
      await refreshCard(db, tx, memberId);
      tx.afterCommit(() => candidateScansOf(db).forget());
      await removeFiles(platform, tx, [old]);
    });
  } catch (error) {
    await dropAfter(storage, error, [key]);
    throw error;
  }
  const profile = await profileOf(db, memberId);
  return { allowed: missingFor(profile, await findMatchingProfile(db, memberId)).length === 0 };
}

const changeMatching = ({ db }: Platform, memberId: string, change: Partial<MatchingProfileRow>) =>
  db.transaction(async (tx) => {
    await saveMatchingProfile(tx, memberId, change);
    await refreshCard(db, tx, memberId);
    tx.afterCommit(() => candidateScansOf(db).forget());
  });

type Preferences = z.output<typeof matchingPreferences>;

/** What a member looks for. */
export async function preferencesOf(db: Queryable, memberId: string): Promise<Preferences> {
  const { paused, skills_sought, skills_must, weekly_hours } = await findMatchingProfile(db, memberId);
  // Validated by the contract when they were stored.
  return {
    paused,
    skills_must,
    skills_sought: skills_sought as Skill[],
    weekly_hours: weekly_hours as WeeklyHours | null,
  };
}

/** Changes what a member looks for. */
export async function changePreferences(
  platform: Platform,
  memberId: string,
  {
    paused,
    skills_sought,
    skills_must,
    weekly_hours,
  }: { [K in keyof Preferences]?: Preferences[K] | undefined },
): Promise<Preferences> {
  await changeMatching(platform, memberId, {
    ...(paused !== undefined && { paused }),
    ...(skills_sought !== undefined && { skills_sought }),
    ...(skills_must !== undefined && { skills_must }),
    ...(weekly_hours !== undefined && { weekly_hours }),
  });
  return preferencesOf(platform.db, memberId);
}

/** A page of one's matches. */
export async function matchesOf(db: Database, memberId: string, limit: number, cursor: string | undefined) {
  const rows = await listMatches(db, memberId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.created_at, id: last.id }),
  );
  const cards = await memberCards(
    db,
    shown.map(({ other }) => other),
  );
  const matches = shown.flatMap(({ id, other, conversation, created_at }) => {
    const otherUser = cards.get(other);
    return otherUser
      ? [{ matchId: id, otherUser, chatId: conversation, created_at: created_at.toISOString() }]
      : [];
  });
  return { matches, next_cursor };
}

/** Opens the conversation of a match; both sides get the same one. Throws not_found. */
export async function openMatchChat(
  platform: Platform,
  memberId: string,
  matchId: string,
): Promise<{ chatId: string }> {
  return platform.db.transaction(async (tx) => {
    const match = await lockMatch(tx, memberId, matchId);
    if (!match) throw new Fail("not_found");
    const chatId = match.conversation ?? (await openConversation(platform, tx, memberId, match.other));
    if (!match.conversation) await setMatchConversation(tx, matchId, chatId);
    return { chatId };
  });
}
