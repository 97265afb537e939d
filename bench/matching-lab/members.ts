import {
  ARCHETYPE_GOALS,
  ARCHETYPE_MODELS,
  ARCHETYPE_SHARE,
  ARCHETYPE_SKILLS,
  MODEL_COUNT_SHARE,
  MODEL_LIKENESS,
  SKILL_COUNT_SHARE,
  SKILL_DEMAND,
} from "./market.ts";
import { drawIndex, drawMask, gauss, type Random } from "./random.ts";
import type { Rhythm } from "./rhythm.ts";

/** What a member writes into bio and business idea. */
export interface Texts {
  bio: string;
  idea: string;
}

/** The texts of a member who writes nothing. */
export const NOTHING_WRITTEN: Texts = { bio: "", idea: "" };

/** Dimensions of the hidden chemistry between two members. */
export const CHEMISTRY = 6;

/** What a profile shows: all that a policy may see. */
export interface Shown {
  models: number;
  skills: number;
  goal: number;
  language: number;
  age: number;
  verified: number;
  idea: number;
  /** 0..1 */
  bio: number;
  /** Skills they say they seek, as a mask; `must` 1 where one of them has to be there. */
  sought: number;
  must: number;
}

/** Hidden from every policy: what a member truly wants, how they are liked, how active they are. */
export interface Hidden {
  appeal: number;
  eagerness: number;
  appealWeight: number;
  ageTolerance: number;
  goalWeight: number;
  speaksEnglish: boolean;
  wantedModels: Float32Array;
  wantedSkills: Float32Array;
  gives: Float32Array;
  wants: Float32Array;
  /** Sessions a day while active. */
  sessionRate: number;
  /** Mean swipes of a session. */
  swipesPerSession: number;
  /** Day of joining; before 0 for those who were there at the start. */
  joined: number;
  /** Day of leaving for good. */
  leaves: number;
  /** A spammer or a scam account. */
  dealsEverybody: boolean;
}

export interface SimulatedMember {
  shown: Shown;
  hidden: Hidden;
  /** What they wrote. */
  texts: Texts;
  /** When they are here; null where a world knows no hours. */
  rhythm: Rhythm | null;
}

/** The chemistry of an archetype, around which its members scatter. */
export interface Chemistry {
  gives: number[][];
  wants: number[][];
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const bits = (mask: number, count: number) =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1);

/** What a member with these models wishes in another's models: their main one counts most. */
function drawWantedModels(random: Random, own: readonly number[], main: number): Float32Array {
  const strength = Math.max(0.2, 1.25 + 0.45 * gauss(random));
  return Float32Array.from(MODEL_LIKENESS, (_, model) => {
    const near = Math.max(
      0,
      ...own.map((mine) => (MODEL_LIKENESS[mine]?.[model] ?? 0) * (mine === main ? 1 : 0.65)),
    );
    return strength * (near - 0.35) + 0.15 * gauss(random);
  });
}

/** What a member wishes in another's skills: what their models need and they lack. */
function drawWantedSkills(
  random: Random,
  own: readonly number[],
  main: number,
  skills: number,
): Float32Array {
  const strength = Math.max(0.1, 0.95 + 0.4 * gauss(random));
  return Float32Array.from(SKILL_DEMAND[0] ?? [], (_, skill) => {
    let demand = 0;
    for (const model of own) demand += (SKILL_DEMAND[model]?.[skill] ?? 0) * (model === main ? 1.6 : 0.8);
    demand /= 0.8 * own.length + 0.8;
    const covered = (skills >>> skill) & 1 ? 0.75 : 0;
    return strength * (demand - 0.75 - covered + 0.45 * gauss(random));
  });
}

/** What of a world shapes its members one by one. */
export interface MemberOptions {
  days: number;
  /** Shares of the languages, in the order of LANGUAGES. */
  languages: readonly number[];
  /** Times as many leave for good on a day. */
  leaving: number;
  /** Share of members who came on one day of the first week, all at once. */
  wave: number;
  /** Share of members who filled in one model, one skill and nothing else. */
  sparse: number;
  /** Share who Deal everybody: spammers, and scam accounts that look better than anybody. */
  spammers: number;
  scammers: number;
  /** Share who say which skill they seek: the one that they truly want most; a third of them as a must. */
  seeking: number;
  /** Share who write about themselves, and most of them about the people they look for. */
  writing: number;
}

/** Day on which a wave of newcomers joins. */
const WAVE_DAY = 4;
/** How much better a scam account looks, in standard deviations of appeal, and how often its people are there. */
const SCAM_APPEAL = 1.5;
const SCAM_SESSIONS = 3;
const SPAM_SESSIONS = 2;
const DISHONEST_SWIPES = 40;

const lowestBit = (mask: number) => mask & -mask;

/** What differs from the usual market; drawn apart, so that the same seed has the same people in every world. */
function changed(member: SimulatedMember, random: Random, options: MemberOptions): SimulatedMember {
  const kind = random();
  const sparse = random();
  const wave = random();
  const seeking = random();
  const { shown, hidden } = member;
  if (seeking < options.seeking) {
    shown.sought = 1 << hidden.wantedSkills.indexOf(Math.max(...hidden.wantedSkills));
    shown.must = Number(seeking < options.seeking / 3);
  }
  if (wave < options.wave) hidden.joined = WAVE_DAY;
  if (sparse < options.sparse) {
    shown.models = lowestBit(shown.models);
    shown.skills = lowestBit(shown.skills);
    ({ bio: shown.bio, idea: shown.idea, verified: shown.verified } = { bio: 0, idea: 0, verified: 0 });
  }
  if (kind >= options.spammers + options.scammers) return member;
  hidden.dealsEverybody = true;
  hidden.swipesPerSession = DISHONEST_SWIPES;
  hidden.sessionRate = SPAM_SESSIONS;
  hidden.joined = 0;
  hidden.leaves = Number.POSITIVE_INFINITY;
  if (kind < options.scammers) {
    hidden.appeal = SCAM_APPEAL;
    hidden.sessionRate = SCAM_SESSIONS;
    ({ bio: shown.bio, idea: shown.idea } = { bio: 1, idea: 1 });
  }
  return member;
}

/** Draws one member; `apart` is a source of its own for what differs from the usual market. */
export function drawMember(
  random: Random,
  apart: Random,
  chemistry: Chemistry,
  options: MemberOptions,
): SimulatedMember {
  return changed(drawUsual(random, chemistry, options), apart, options);
}

function drawUsual(random: Random, chemistry: Chemistry, options: MemberOptions): SimulatedMember {
  const archetype = drawIndex(random, ARCHETYPE_SHARE);
  const language = drawIndex(random, options.languages);
  const speaksEnglish = language === 1 || random() < 0.6;
  const age = Math.max(16, Math.min(62, Math.round(17 + Math.exp(2 + 0.62 * gauss(random)))));
  const models = drawMask(
    random,
    ARCHETYPE_MODELS[archetype] ?? [],
    1 + drawIndex(random, MODEL_COUNT_SHARE),
  );
  const skills = drawMask(
    random,
    ARCHETYPE_SKILLS[archetype] ?? [],
    1 + drawIndex(random, SKILL_COUNT_SHARE),
  );
  const goal = drawIndex(random, ARCHETYPE_GOALS[archetype] ?? []);
  // Quality shows a little in bio, idea and verification, and mostly in appeal.
  const quality = gauss(random);
  const bio = Math.max(0, Math.min(1, 0.45 + 0.25 * (0.6 * quality + 0.8 * gauss(random))));
  const idea = random() < sigmoid(-0.3 + 0.7 * quality) ? 1 : 0;
  const verified = random() < sigmoid(-1.6 + 0.8 * quality) ? 1 : 0;
  const appeal = 0.6 * quality + 0.8 * gauss(random);
  const eagerness = gauss(random);
  const appealWeight = Math.max(0.2, 1 + 0.25 * gauss(random));
  const ageTolerance = 7 + 7 * random();
  const goalWeight = Math.max(0, 0.8 + 0.4 * gauss(random));
  const own = bits(models, ARCHETYPE_MODELS[0]?.length ?? 0);
  const main = own[Math.floor(random() * own.length)] ?? 0;
  const wantedModels = drawWantedModels(random, own, main);
  const wantedSkills = drawWantedSkills(random, own, main, skills);
  const gives = new Float32Array(CHEMISTRY);
  const wants = new Float32Array(CHEMISTRY);
  for (let d = 0; d < CHEMISTRY; d++) {
    wants[d] = 0.55 * (chemistry.wants[archetype]?.[d] ?? 0) + 0.83 * gauss(random);
    gives[d] = 0.55 * (chemistry.gives[archetype]?.[d] ?? 0) + 0.83 * gauss(random);
  }
  const sessionRate = Math.min(3, Math.exp(-1.1 + 0.95 * gauss(random)));
  const swipesPerSession = 10 + 30 * random() * random();
  const joined = random() < 0.78 ? -Math.floor(random() * 60) : 1 + Math.floor(random() * (options.days - 1));
  const hazard = options.leaving * (sessionRate < 0.2 ? 0.02 : 0.007);
  const stays = Math.floor(Math.log(1 - random()) / Math.log(1 - hazard));
  const leaves = Math.min(30_000, Math.max(0, joined) + stays);
  return {
    shown: { models, skills, goal, language, age, verified, idea, bio, sought: 0, must: 0 },
    hidden: {
      appeal,
      eagerness,
      appealWeight,
      ageTolerance,
      goalWeight,
      speaksEnglish,
      wantedModels,
      wantedSkills,
      gives,
      wants,
      sessionRate,
      swipesPerSession,
      joined,
      leaves,
      dealsEverybody: false,
    },
    texts: NOTHING_WRITTEN,
    rhythm: null,
  };
}
