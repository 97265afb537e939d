import type { Quality } from "./quality.ts";

/** How much of the line pictures may take, from all to none. */
const VIDEO_LEVELS = ["full", "half", "low", "off"] as const;
export type VideoLevel = (typeof VIDEO_LEVELS)[number];

/** Counts in a row until the level changes: down fast, up slowly, or it would swing. */
const DOWN_AFTER = 2;
const UP_AFTER = 5;

/** Decides by what a line does how much it carries: sound first, pictures with what is left. */
export class VideoBudget {
  #level = 0;
  #poor = 0;
  #good = 0;
  /** Doubles with each try that failed: a line that can't carry pictures is not tried every ten seconds. */
  #upAfter = UP_AFTER;

  get level(): VideoLevel {
    return VIDEO_LEVELS[this.#level] ?? "off";
  }

  /** Takes the quality of the last seconds; answers the level from now on. */
  note(quality: Quality): VideoLevel {
    this.#poor = quality === "poor" ? this.#poor + 1 : 0;
    this.#good = quality === "good" ? this.#good + 1 : 0;
    if (this.#poor >= DOWN_AFTER && this.#level < VIDEO_LEVELS.length - 1) this.#move(1);
    else if (this.#good >= this.#upAfter && this.#level > 0) this.#move(-1);
    return this.level;
  }

  #move(by: 1 | -1): void {
    if (by === 1) this.#upAfter = Math.min(this.#upAfter * 2, UP_AFTER * 8);
    this.#level += by;
    this.#poor = 0;
    this.#good = 0;
  }
}

type Limits = Required<Pick<RTCRtpEncodingParameters, "active" | "maxBitrate" | "maxFramerate">> & {
  scaleResolutionDownBy: number;
};

const CAMERA: Record<VideoLevel, Limits> = {
  full: { active: true, maxBitrate: 1_200_000, maxFramerate: 24, scaleResolutionDownBy: 1 },
  half: { active: true, maxBitrate: 400_000, maxFramerate: 20, scaleResolutionDownBy: 2 },
  low: { active: true, maxBitrate: 120_000, maxFramerate: 12, scaleResolutionDownBy: 4 },
  off: { active: false, maxBitrate: 120_000, maxFramerate: 12, scaleResolutionDownBy: 4 },
};
/** A screen is what the others read: it gets slow, and stays. */
const SCREEN: Record<VideoLevel, Limits> = {
  full: { active: true, maxBitrate: 1_800_000, maxFramerate: 15, scaleResolutionDownBy: 1 },
  half: { active: true, maxBitrate: 700_000, maxFramerate: 8, scaleResolutionDownBy: 1 },
  low: { active: true, maxBitrate: 250_000, maxFramerate: 3, scaleResolutionDownBy: 1.5 },
  off: { active: true, maxBitrate: 120_000, maxFramerate: 1, scaleResolutionDownBy: 2 },
};

/** The limits of a picture that goes to `receivers` members at once: each gets its own copy over the same line. */
export function limitsOf(source: "camera" | "screen", level: VideoLevel, receivers: number): Limits {
  const limits = (source === "camera" ? CAMERA : SCREEN)[level];
  if (source === "screen" || receivers <= 1) return limits;
  return {
    ...limits,
    maxBitrate: Math.max(100_000, Math.round(limits.maxBitrate / receivers)),
    scaleResolutionDownBy: limits.scaleResolutionDownBy * (receivers > 2 ? 2 : 1.5),
  };
}
