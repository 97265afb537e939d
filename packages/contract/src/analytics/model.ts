import { z } from "zod";
import { plainText } from "../wire/model.ts";
import { CONSENT_VERSION } from "./consent.ts";
import {
  CONSENT_CHOICES,
  DEVICES,
  ERROR_TYPES,
  EVENTS_MAX,
  HEATMAP_TYPES,
  HEATMAPS_MAX,
  OUTLINE_BOXES_MAX,
  OUTLINE_KINDS,
  OUTLINE_PX_MAX,
  PAGE_PX_MAX,
  PAGE_SECONDS_MAX,
  SENT_MAX,
} from "./rules.ts";

/** What browsers send (**spec** names and fields). All of it is a stranger's: short, bounded, and believed in nothing. */

/** The signed token of a session or a page view, valid for its visitor only. */
const token = z.string().min(1).max(SENT_MAX.token);
const sessionId = token.meta({ id: "VisitId", description: "As sessions/start answered" });
const address = z.string().max(SENT_MAX.address);
const title = plainText(SENT_MAX.title).default("");
const name = plainText(SENT_MAX.name);
const label = plainText(SENT_MAX.label);
const px = z.number().min(-PAGE_PX_MAX).max(PAGE_PX_MAX);
const length = z.number().min(0).max(PAGE_PX_MAX);
const seconds = z.number().min(0).max(PAGE_SECONDS_MAX);

/** A few facts: names with short values. */
const facts = z
  .record(
    z
      .string()
      .max(SENT_MAX.name)
      .regex(/^[\w.:-]+$/),
    z.union([plainText(SENT_MAX.value), z.number(), z.boolean(), z.null()]),
  )
  .refine((all) => Object.keys(all).length <= SENT_MAX.data, { message: "too_big" });

/** Where something happened, in px of the page (not of the window). */
const position = z.object({ x: px, y: px }).meta({ id: "PagePosition" });
/** What it happened to. Text is that of buttons and links alone, cut to 100 characters. */
const element = z
  .object({
    tag: name.optional(),
    id: name.optional(),
    role: name.optional(),
    text: plainText(SENT_MAX.label).optional(),
  })
  .meta({ id: "PageElement" });
const viewport = z
  .object({ width: length, height: length, pageHeight: length.optional() })
  .meta({ id: "Viewport" });

/** A page was opened. Contains nothing else, and no visitor. */
export const pageCount = z.object({ pagePathname: address }).meta({ id: "PageCount" });
/** One page, or those of a whole visit, told when it ends. */
export const pageCounts = pageCount
  .partial()
  .extend({ pagePathnames: z.array(address).min(1).max(EVENTS_MAX).optional() })
  .refine((one) => one.pagePathname !== undefined || one.pagePathnames !== undefined, {
    message: "required",
    path: ["pagePathname"],
  })
  .meta({ id: "PageCounts" });

/** The choice on this account. */
export const consentChoice = z
  .object({ choice: z.enum(CONSENT_CHOICES), version: z.literal(CONSENT_VERSION) })
  .meta({ id: "ConsentChoice" });
/** The same as it is kept; null: not asked yet, or an older text. */
export const consentState = z
  .object({ choice: z.enum(CONSENT_CHOICES).nullable(), version: z.string() })
  .meta({ id: "ConsentState" });

/** What a browser says of itself. Kept are language, size of the screen and country (from the time zone), never a mark of it. */
const deviceFingerprint = z
  .object({
    userAgent: z.string().max(1_000).optional(),
    language: z.string().max(40).optional(),
    screenResolution: z.string().max(40).optional(),
    timezone: z.string().max(60).optional(),
  })
  .meta({ id: "VisitorDevice" });

export const sessionStart = z
  .object({
    deviceFingerprint: deviceFingerprint.optional(),
    entryPage: address,
    entryPageTitle: title,
    referrer: address.default(""),
    utm: z
      .object({
        source: name.optional(),
        medium: name.optional(),
        campaign: name.optional(),
        term: name.optional(),
        content: name.optional(),
      })
      .default({}),
    viewport: viewport.optional(),
    /** The text that was agreed to; sending this says that it was. */
    consent: z.literal(CONSENT_VERSION).default(CONSENT_VERSION),
  })
  .meta({ id: "SessionStart" });
export type SessionStart = z.output<typeof sessionStart>;

export const pageView = z
  .object({
    sessionId,
    pageUrl: address,
    pageTitle: title,
    performance: z
      .object({
        /** In ms. */
        load: z.number().min(0).max(600_000).optional(),
        domContentLoaded: z.number().min(0).max(600_000).optional(),
        firstPaint: z.number().min(0).max(600_000).optional(),
      })
      .default({}),
  })
  .meta({ id: "PageView" });
export type PageView = z.output<typeof pageView>;

/** The progress of a page view; the highest reported value counts. */
export const pageViewChange = z
  .object({
    /** In seconds. */
    timeOnPage: seconds.default(0),
    /** In percent. */
    maxScrollDepth: z.number().min(0).max(100).default(0),
    scrollEventsCount: z.int().min(0).max(100_000).default(0),
  })
  .meta({ id: "PageViewChange" });

export const trackedEvent = z
  .object({
    sessionId,
    pageViewId: token.nullable().default(null),
    eventType: name,
    eventCategory: name.default(""),
    eventAction: name.default(""),
    eventLabel: label.default(""),
    eventData: facts.default({}),
    element: element.nullable().default(null),
    position: position.nullable().default(null),
    pageUrl: address,
    pageTitle: title,
    timeOnPage: seconds.default(0),
  })
  .meta({ id: "TrackedEvent" });
export type TrackedEvent = z.output<typeof trackedEvent>;
export const eventBatch = z
  .object({
    events: z.array(trackedEvent).min(1).max(EVENTS_MAX),
    /** Made by the browser: a batch that comes again after a lost answer is not taken twice. */
    batchId: z.guid().optional(),
  })
  .meta({ id: "EventBatch" });

export const heatmapRecord = z
  .object({
    /** Default: the visitor's current session. */
    sessionId: sessionId.optional(),
    pageViewId: token.nullable().optional(),
    pageUrl: address.default(""),
    pagePathname: address,
    viewport,
    heatmapType: z.enum(HEATMAP_TYPES),
    position,
    element: element.nullable().default(null),
  })
  .meta({ id: "HeatmapRecord" });
export type HeatmapRecord = z.output<typeof heatmapRecord>;
/** One record as specified, or several. */
export const heatmapBatch = heatmapRecord
  .partial()
  .extend({ heatmaps: z.array(heatmapRecord).min(1).max(HEATMAPS_MAX).optional() })
  .refine((one) => one.heatmaps !== undefined || heatmapRecord.safeParse(one).success, {
    message: "required",
    path: ["pagePathname"],
  })
  .meta({ id: "HeatmapBatch" });

const outlinePx = z.int().min(0).max(OUTLINE_PX_MAX);
/** One box: kind (index of OUTLINE_KINDS), x, y, width, height. */
export const outlineBox = z.tuple([
  z
    .int()
    .min(0)
    .max(OUTLINE_KINDS.length - 1),
  outlinePx,
  outlinePx,
  outlinePx,
  outlinePx,
]);
/** How a page is laid out, for the picture under its heatmap. */
export const outline = z
  .object({
    width: outlinePx,
    height: outlinePx,
    boxes: z.array(outlineBox).max(OUTLINE_BOXES_MAX),
  })
  .meta({ id: "PageOutline" });
export type PageOutline = z.infer<typeof outline>;
export const newOutline = outline
  .extend({ sessionId, pagePathname: address, device: z.enum(DEVICES) })
  .meta({ id: "NewPageOutline" });

export const errorReport = z
  .object({
    sessionId,
    errorType: z.enum(ERROR_TYPES),
    errorMessage: plainText(SENT_MAX.message),
    errorStack: plainText(SENT_MAX.stack).default(""),
    pageUrl: address,
    lineNumber: z.int().min(0).max(10_000_000).nullable().default(null),
    columnNumber: z.int().min(0).max(10_000_000).nullable().default(null),
    sourceFile: address.default(""),
    browserInfo: z.union([plainText(SENT_MAX.label), facts]).default(""),
  })
  .meta({ id: "ErrorReport" });
export type ErrorReport = z.output<typeof errorReport>;

export const conversion = z
  .object({
    sessionId,
    conversionType: name,
    conversionValue: z.number().min(-1e9).max(1e9).nullable().default(null),
    funnelName: name.nullable().default(null),
    funnelStep: z
      .union([name, z.int().min(0).max(100)])
      .nullable()
      .default(null),
    metadata: facts.default({}),
  })
  .meta({ id: "Conversion" });
export type Conversion = z.output<typeof conversion>;

export const featureUsage = z
  .object({
    /** As with heatmaps. */
    sessionId: sessionId.optional(),
    featureName: name,
    featureCategory: name.default(""),
    /** In seconds. */
    duration: seconds.default(0),
  })
  .meta({ id: "FeatureUsage" });
export type FeatureUsage = z.output<typeof featureUsage>;
