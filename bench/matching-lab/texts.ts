import { type Hidden, NOTHING_WRITTEN, type Shown, type Texts } from "./members.ts";
import { PHRASES, type Phrases } from "./phrases.ts";
import { drawIndex, type Random } from "./random.ts";

/** Sentences of the shortest bio, and how many more the longest has. */
const SENTENCES = 4;
const MORE_SENTENCES = 4;
/** Share of those who write about the people they look for. */
const SAYS_WHOM = 0.7;
/** Share of words about oneself that come from what one gives, and from one's trade; the rest is anything. */
const OF_ONESELF = 0.6;
const OF_TRADE = 0.15;
/** Share of words about others that come from what one wants. */
const OF_WISHES = 0.8;

type Writer = { shown: Shown; hidden: Hidden };

const pick = <T>(random: Random, list: readonly T[]): T => {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error("nothing to pick from");
  return picked;
};

/** A word of what a member is or wants: of strong sides more often, and sometimes of the opposite side. */
function wordOf(random: Random, phrases: Phrases, sides: Float32Array): string {
  const dimension = drawIndex(
    random,
    Array.from(sides, (side) => Math.abs(side) ** 1.5),
  );
  const isPositive = random() < 1 / (1 + Math.exp(-2 * (sides[dimension] ?? 0)));
  return pick(random, phrases.poles[dimension]?.[isPositive ? 0 : 1] ?? phrases.noise);
}

function tell(random: Random, phrases: Phrases, { shown, hidden }: Writer): string {
  const models = phrases.models.filter((_, model) => (shown.models >>> model) & 1);
  return pick(random, phrases.telling).replace(/#/g, () => {
    const kind = random();
    if (kind < OF_ONESELF) return wordOf(random, phrases, hidden.gives);
    if (kind < OF_ONESELF + OF_TRADE && models.length) return pick(random, pick(random, models));
    return pick(random, phrases.noise);
  });
}

const ask = (random: Random, phrases: Phrases, { hidden }: Writer): string =>
  pick(random, phrases.seeking).replace(/#/g, () =>
    random() < OF_WISHES ? wordOf(random, phrases, hidden.wants) : pick(random, phrases.noise),
  );

/**
 * Writes what a member could have written: sentences with noise, in which part of their hidden chemistry shows. All that a
 * policy gets of it is the text.
 */
export function writeTexts(random: Random, member: Writer, writing: number): Texts {
  const phrases = PHRASES[member.shown.language];
  const writes = random();
  const length = random();
  const says = random();
  if (!phrases || writes >= writing) return NOTHING_WRITTEN;
  const count = SENTENCES + Math.round(MORE_SENTENCES * length);
  const sentences = Array.from({ length: count }, () => tell(random, phrases, member));
  const asks = says < SAYS_WHOM ? 1 + Math.floor(3 * random()) : 0;
  const seeking = Array.from({ length: asks }, () => ask(random, phrases, member));
  return { bio: [...sentences.slice(1), ...seeking].join(" "), idea: sentences[0] ?? "" };
}
