import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { describe, expect, it } from "vitest";
import type { DeckProfile } from "./features.ts";
import { highWord, joinWords, lowWord, maskOf, NO_GOAL, pack, slugsOf, unpack } from "./features.ts";

const profile: DeckProfile = {
  businessModels: ["dropshipping", "crypto-nfts"],
  skills: ["video-editing", "voiceover-audio"],
  goal: "remote-work",
  age: 62,
  verified: true,
  hasIdea: true,
  bioLength: 250,
  language: "ar",
  sought: ["web-app-dev"],
  soughtIsMust: true,
};

describe("pack", () => {
  it("keeps every field, and fits a safe integer", () => {
    const packed = pack(profile);
    expect(Number.isSafeInteger(packed)).toBe(true);
    expect(unpack(packed)).toEqual({
      models: 1 | (1 << 10),
      skills: 1 | (1 << 9),
      goal: 5,
      age: 62,
      verified: 1,
      idea: 1,
      bio: 1,
      language: 9,
      sought: 4,
      must: 1,
    });
  });

  it("holds the fullest profile", () => {
    const full = { ...profile, businessModels: BUSINESS_MODELS, skills: SKILLS, sought: SKILLS, age: 127 };
    const packed = pack(full);
    expect(Number.isSafeInteger(packed)).toBe(true);
    expect(unpack(packed)).toMatchObject({ models: 2047, skills: 1023, sought: 1023, age: 127 });
  });

  it("distinguishes an unknown age and goal from known ones, and needs a sought skill for a must", () => {
    const bare = pack({ ...profile, age: null, goal: null, sought: [], bioLength: 0 });
    expect(unpack(bare)).toMatchObject({ age: 0, goal: NO_GOAL, must: 0, bio: 0 });
  });

  it("clamps what does not fit", () => {
    expect(unpack(pack({ ...profile, age: 200, bioLength: 9999 }))).toMatchObject({ age: 127, bio: 1 });
  });

  it("survives being taken apart and joined", () => {
    const packed = pack(profile);
    expect(joinWords(lowWord(packed), highWord(packed))).toBe(packed);
  });
});

describe("maskOf and slugsOf", () => {
  it("are inverse for every single slug of every list", () => {
    for (const list of [BUSINESS_MODELS, SKILLS, GOALS, LANGUAGES] as readonly (readonly string[])[]) // the lists differ in their slugs only
      for (const slug of list) expect(slugsOf(list, maskOf(list, [slug]))).toEqual([slug]);
  });
});
