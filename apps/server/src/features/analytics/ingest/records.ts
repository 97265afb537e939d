import type { SessionStart } from "@kompagnon/contract/analytics/model.ts";
import type { Device, ErrorType, FunnelName, HeatmapType } from "@kompagnon/contract/analytics/rules.ts";

/** Kinds of rows among the events. */
export const KIND = { event: 1, error: 2, conversion: 3, feature: 4, step: 5 } as const;
type Kind = (typeof KIND)[keyof typeof KIND];

type Of = { session: string; guest: boolean; at: Date };

/** A session that began. */
export type StartedSession = Of & {
  what: "begun";
  memberId: string | null;
  visitor: Buffer;
  path: string;
  title: string;
  referrerHost: string | null;
  utm: SessionStart["utm"] | null;
  device: Device | null;
  browser: string;
  os: string;
  language: string | null;
  screen: string | null;
  country: string | null;
  address: string | null;
  consent: string;
};
/** The page is still open, or was closed. */
type Sign = Of & { what: "sign"; ended: boolean };
export type Viewed = Of & { what: "view"; id: string; path: string; title: string; loadMs: number | null };
/** How a page view went on; `at` is when the view began. */
export type Read = Of & { what: "read"; id: string; seconds: number; depth: number; scrolls: number };
export type Happened = Of & {
  what: "event";
  id: string;
  view: string | null;
  kind: Kind;
  path: string;
  type: string;
  category: string;
  action: string;
  label: string;
  elementText: string;
  x: number | null;
  y: number | null;
  value: number | null;
  data: object | null;
  /** The batch of its browser that it came with: each is written once, whichever process it comes to. */
  batch?: string;
  /** Of errors: which they are, for the list of errors. */
  error?: {
    id: string;
    type: ErrorType;
    message: string;
    source: string;
    line: number | null;
    stack: string;
    browser: string;
  };
  /** Of conversions: the step of a way that counts. */
  step?: { funnel: FunnelName; step: string };
  /** The name it is summed up under. */
  sum: { kind: "event" | "conversion" | "feature"; name: string; seconds: number } | null;
};
/** A place of a page. */
export type Touched = Of & {
  what: "heat";
  path: string;
  device: Device;
  type: HeatmapType;
  column: number;
  row: number;
};
/** A visitor without consent opened a page. */
type Counted = { what: "count"; at: Date; guest: boolean; path: string };

/** Something that waits to be written. */
export type Hit = StartedSession | Sign | Viewed | Read | Happened | Touched | Counted;
