import { KEPT_DAYS } from "./rules.ts";

/** What one kind of record holds, why, for how many days, and whether only of those who agreed. */
export type Collected = {
  readonly fields: readonly string[];
  readonly purpose: "visits" | "use" | "layout" | "errors" | "success" | "choice";
  /** Null: sums that say nothing about anybody are kept. */
  readonly keptDays: number | null;
  readonly consent: boolean;
};

/**
 * Everything that is collected about visits, by kind. The page about privacy is written from this list, and the models of what
 * browsers send have exactly these fields: what is not here can't be sent.
 */
export const COLLECTED = {
  /** One page was opened once more: the only thing without consent. */
  count: { fields: ["pagePathname"], purpose: "visits", keptDays: null, consent: false },
  session: {
    fields: [
      "deviceFingerprint",
      "entryPage",
      "entryPageTitle",
      "referrer",
      "utm",
      "viewport",
      "consent",
      /* what the server adds */
      "shortenedAddress",
      "country",
      "browser",
      "member",
    ],
    purpose: "visits",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  pageView: {
    fields: [
      "sessionId",
      "pageUrl",
      "pageTitle",
      "performance",
      "timeOnPage",
      "maxScrollDepth",
      "scrollEventsCount",
    ],
    purpose: "visits",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  event: {
    fields: [
      "sessionId",
      "pageViewId",
      "eventType",
      "eventCategory",
      "eventAction",
      "eventLabel",
      "eventData",
      "element",
      "position",
      "pageUrl",
      "pageTitle",
      "timeOnPage",
    ],
    purpose: "use",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  heatmap: {
    fields: [
      "sessionId",
      "pageViewId",
      "pageUrl",
      "pagePathname",
      "viewport",
      "heatmapType",
      "position",
      "element",
    ],
    purpose: "layout",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  outline: {
    fields: ["sessionId", "pagePathname", "device", "width", "height", "boxes"],
    purpose: "layout",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  error: {
    fields: [
      "sessionId",
      "errorType",
      "errorMessage",
      "errorStack",
      "pageUrl",
      "lineNumber",
      "columnNumber",
      "sourceFile",
      "browserInfo",
    ],
    purpose: "errors",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  conversion: {
    fields: ["sessionId", "conversionType", "conversionValue", "funnelName", "funnelStep", "metadata"],
    purpose: "success",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  featureUsage: {
    fields: ["sessionId", "featureName", "featureCategory", "duration"],
    purpose: "use",
    keptDays: KEPT_DAYS,
    consent: true,
  },
  /** Members' choice, so that it holds on all their devices. */
  consent: { fields: ["choice", "version"], purpose: "choice", keptDays: null, consent: false },
} as const satisfies Readonly<Record<string, Collected>>;
export type CollectedKind = keyof typeof COLLECTED;
