import type { Reason } from "@kompagnon/contract/matching/model.ts";
import type { Skill } from "@kompagnon/contract/profiles/model.ts";
import { type CardColumn, cardSerializer } from "#features/matching/deck/card-json.ts";
import { languageIndex, pack } from "#features/matching/engine/features.ts";
import type { Less } from "#features/matching/engine/less.ts";
import { reasonsFor } from "#features/matching/engine/reasons.ts";
import { bothHave, weeklyPlace } from "#features/matching/engine/times.ts";
import { isListed } from "#features/matching/policy.ts";
import { findMatchingProfile, findMyCard, type MyCard, saveCard } from "#features/matching/queries.ts";
import { readWords } from "#features/matching/words/read-words.ts";
import { lockTaste } from "#features/matching/words/word-queries.ts";
import { findProfiles } from "#features/profiles/public.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { JsonPage } from "#platform/http/json-page.ts";

/** Brings a member's card up to date with profile and set-up, in the transaction that changed them. */
export async function refreshCard(db: Database, tx: Tx, memberId: string): Promise<void> {
  const matching = await findMatchingProfile(tx, memberId);
  // Without a picture there never was a card.
  if (matching.picture === null) return;
  const [profile] = await findProfiles(tx, [memberId]);
  if (!profile) return;
  const features = pack({
    businessModels: profile.businessModels,
    skills: profile.skills,
    goal: profile.goals[0] ?? null,
    age: profile.age,
    verified: profile.verified,
    hasIdea: profile.businessIdea.trim() !== "",
    bioLength: profile.bio.length,
    language: profile.language,
    sought: matching.skills_sought as Skill[], // validated by the contract when they were stored
    soughtIsMust: matching.skills_must,
  });
  const listed = isListed(profile, matching);
  // Members under 16 get no card (product: people and accounts).
  if (!listed && !(await findMyCard(tx, memberId))) return;
  // Before the card, as decisions do.
  await lockTaste(tx, memberId);
  const card = { language: languageIndex(profile.language), weekly: weeklyPlace(matching.weekly_hours) };
  await saveCard(tx, memberId, { ...card, features, listed });
  await readWords(db, tx, memberId);
}

/** How a deck is framed: `{"profiles":[…]}`. */
const HEAD = Buffer.from('{"profiles":[');

/** What reasons are made of that a card says: `text` all that its member wrote, `weekly` what they said they have in a week. */
type CardSays = { features: number; text: string; weekly: string | null };

/** What says why cards are shown to a viewer, by their own card. `taste`: their exact taste; `commonWords`: of `commonWordsOf`. */
export const reasonsTo =
  (
    viewer: Pick<MyCard, "features" | "weekly">,
    {
      weights,
      taste,
      less,
      commonWords,
    }: {
      weights: Float64Array;
      taste: ArrayLike<number>;
      less: Less | null;
      commonWords: (text: string) => string[];
    },
  ) =>
  ({ features, text, weekly }: CardSays): Reason[] =>
    reasonsFor(
      { viewer: viewer.features, candidate: features, weights, taste },
      { words: commonWords(text), weekly: bothHave(viewer.weekly, weekly), less },
    );

type Saying = { limit: number; reasonsFor: (card: CardSays) => Reason[] };

/**
 * Writes the cards at these places, in their order, at most `limit` of them, each with its reasons. Members gone meanwhile are
 * left out. `read` hands the cards over.
 */
export async function writeCards(
  read: (take: TakeRows) => Promise<void>,
  { limit, reasonsFor }: Saying,
): Promise<JsonPage<CardColumn>> {
  const cards = new JsonPage({
    serializer: cardSerializer,
    limit,
    head: HEAD,
    supplied: (of) =>
      reasonsFor({
        features: Number(of("features")),
        text: [of("bio"), of("business_idea"), of("target")].filter(Boolean).join("\n"),
        weekly: of("weekly_hours"),
      }),
  });
  await read(cards);
  return cards;
}
