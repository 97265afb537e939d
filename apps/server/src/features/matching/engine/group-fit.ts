import { BUSINESS_MODELS, type BusinessModel } from "@kompagnon/contract/profiles/model.ts";
import { maskOf } from "./features.ts";
import { sharedModelsWorth } from "./job-fit.ts";
import type { TextLanguage } from "./text-fit.ts";

/** The signals by which a group suits a member. */
export interface GroupSigns {
  niches: readonly BusinessModel[];
  /** What the words of its name and description add for them, in log odds. */
  words: number;
  language: TextLanguage;
  members: number;
  /** Days since the last post. */
  quiet: number;
  /** Whether they belong to it already. */
  joined: boolean;
}

/** Worth in log odds. */
const LANGUAGE = { own: 0, bridge: -1, foreign: -3.5 } as const;
/** What each doubling of the silence takes, from the first days on. */
const SILENCE = 0.4;
const CALM_DAYS = 3;
/** What each doubling of its members adds: a group has to be alive, not large. */
const SIZE = 0.12;
/** Penalty of groups that the member is already in. */
const JOINED = -6;

/** How well a group suits a member with these business models, in log odds. */
export function groupFit(models: readonly BusinessModel[], group: GroupSigns): number {
  const shared = sharedModelsWorth(maskOf(BUSINESS_MODELS, models), maskOf(BUSINESS_MODELS, group.niches));
  const alive =
    SIZE * Math.log2(1 + group.members) - SILENCE * Math.log2(1 + Math.max(0, group.quiet) / CALM_DAYS);
  return shared + group.words + alive + LANGUAGE[group.language] + (group.joined ? JOINED : 0);
}
