import type { Reason } from "@kompagnon/contract/matching/model.ts";
import type { Skill } from "@kompagnon/contract/profiles/model.ts";
import { type CardColumn, cardWriter } from "#features/matching/deck/card-json.ts";
import { languageIndex, pack } from "#features/matching/engine/features.ts";
import { isListed } from "#features/matching/policy.ts";
import { findMatchingProfile, findMyCard, saveCard } from "#features/matching/queries.ts";
import { readWords } from "#features/matching/words/read-words.ts";
import { lockTaste } from "#features/matching/words/word-queries.ts";
import { findProfiles } from "#features/profiles/public.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { WrittenPage } from "#platform/http/written-page.ts";

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
  // Under 16 nobody gets a card (product: people and accounts).
  if (!listed && !(await findMyCard(tx, memberId))) return;
  // Before the card, as decisions do.
  await lockTaste(tx, memberId);
  await saveCard(tx, memberId, languageIndex(profile.language), features, listed);
  await readWords(db, tx, memberId);
}

/** How a deck is framed: `{"profiles":[…]}`. */
const HEAD = Buffer.from('{"profiles":[');

/** `text`: what the card's member wrote. */
type Saying = { limit: number; reasonsFor: (features: number, text: string) => Reason[] };

/**
 * Writes the cards at these places, in their order, at most `limit` of them, each with its reasons. Members gone meanwhile are
 * left out. `read` hands the cards over.
 */
export async function writeCards(
  read: (take: TakeRows) => Promise<void>,
  { limit, reasonsFor }: Saying,
): Promise<WrittenPage<CardColumn>> {
  const cards = new WrittenPage({
    writer: cardWriter,
    limit,
    head: HEAD,
    said: (of) =>
      reasonsFor(
        Number(of("features")),
        [of("bio"), of("business_idea"), of("target")].filter(Boolean).join("\n"),
      ),
  });
  await read(cards);
  return cards;
}
