import { createHash } from "node:crypto";
import type {
  Conversion,
  ErrorReport,
  FeatureUsage,
  HeatmapRecord,
  TrackedEvent,
} from "@kompagnon/contract/analytics/model.ts";
import {
  CLICK_TEXT_MAX,
  CONVERSION_TYPES,
  deviceOfWidth,
  EVENT_TYPES,
  FEATURES,
  FUNNEL_NAMES,
  FUNNELS,
  HEAT_COLUMNS,
  HEAT_ROW_PX,
  HEAT_ROWS,
} from "@kompagnon/contract/analytics/rules.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import { Fail } from "#features/analytics/errors.ts";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import { type Happened, KIND, type Touched } from "#features/analytics/ingest/records.ts";
import type { SessionRef } from "#features/analytics/ingest/tokens.ts";
import { type Caller, ownSession, ownView } from "#features/analytics/tracking/caller.ts";
import { newId } from "#platform/id.ts";

/** A name of the same length for whatever was said, which says nothing of it. */
export const nameOf = (...parts: readonly (string | number | null)[]): string =>
  createHash("sha256")
    .update(parts.join("\0"))
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** A name of our list, or "other". */
const listed = (list: readonly string[], name: string): string => (list.includes(name) ? name : "other");
const filled = (facts: object): object | null => (Object.keys(facts).length > 0 ? facts : null);

/** What every row has. */
const rowOf = ({ id: session, memberId }: SessionRef, at: Date) => ({
  what: "event" as const,
  session,
  guest: memberId === null,
  at,
  id: newId(),
  view: null,
  path: "/",
  category: "",
  action: "",
  label: "",
  elementText: "",
  x: null,
  y: null,
  value: null,
  data: null,
});

/** Takes a batch of events in: all or none. One that came before is not taken again. */
export function takeEvents(
  ingest: Ingest,
  caller: Caller,
  events: readonly TrackedEvent[],
  batchId: string | undefined,
): number {
  const at = new Date();
  let last: { token: string; session: SessionRef } | undefined;
  // Most of a batch happened on one page.
  let page = { url: "", path: trackedPath("") };
  const hits = events.map((event): Happened => {
    if (last?.token !== event.sessionId)
      last = { token: event.sessionId, session: ownSession(ingest, caller, event.sessionId) };
    const { session } = last;
    if (event.pageUrl !== page.url) page = { url: event.pageUrl, path: trackedPath(event.pageUrl) };
    const view = event.pageViewId === null ? null : ownView(ingest, caller, event.pageViewId);
    if (view && view.id !== session.id) throw new Fail("session_unknown");
    return {
      ...rowOf(session, at),
      kind: KIND.event,
      view: view?.view ?? null,
      path: page.path,
      type: event.eventType,
      category: event.eventCategory,
      action: event.eventAction,
      label: event.eventLabel,
      elementText: (event.element?.text ?? "").slice(0, CLICK_TEXT_MAX),
      x: event.position?.x ?? null,
      y: event.position?.y ?? null,
      value: event.timeOnPage || null,
      data: filled(event.eventData),
      sum: { kind: "event", name: listed(EVENT_TYPES, event.eventType), seconds: 0 },
    };
  });
  if (!batchId) ingest.take(hits);
  else if (!ingest.takeOnce(hits[0]?.session ?? "", batchId, hits)) return 0;
  return hits.length;
}

/** Which place of a page that is. */
function placeOf({ position: { x, y }, viewport: { width } }: HeatmapRecord) {
  const column = Math.floor((x / Math.max(1, width)) * HEAT_COLUMNS);
  const row = Math.floor(y / HEAT_ROW_PX);
  return {
    column: Math.min(HEAT_COLUMNS - 1, Math.max(0, column)),
    row: Math.min(HEAT_ROWS - 1, Math.max(0, row)),
  };
}

/** Takes records of heatmaps in; while much waits, moves are left out. */
export function takeHeat(
  ingest: Ingest,
  caller: Caller,
  all: readonly HeatmapRecord[],
  otherwise: SessionRef | null,
) {
  const at = new Date();
  const hits = all.flatMap((one): Touched[] => {
    const session = one.sessionId ? ownSession(ingest, caller, one.sessionId) : otherwise;
    if (!session) throw new Fail("session_unknown");
    if (one.heatmapType === "move" && !ingest.buffer.hasRoom()) return [];
    const path = trackedPath(one.pagePathname);
    const device = deviceOfWidth(one.viewport.width);
    const guest = session.memberId === null;
    return [
      { what: "heat", session: session.id, guest, at, path, device, type: one.heatmapType, ...placeOf(one) },
    ];
  });
  if (hits.length > 0) ingest.take(hits);
  return { ok: true } as const;
}

/** Removes possible personal data from an error message. */
const withoutPersons = (text: string): string =>
  text
    .replaceAll(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/gu, "…@…")
    .replaceAll(/[?#][^\s)'"]*/g, "")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, ":id")
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, "…");

const MESSAGE_MAX = 300;
const STACK_MAX = 2_000;
const SOURCE_MAX = 200;

/** Takes an error in. */
export function takeError(ingest: Ingest, caller: Caller, report: ErrorReport) {
  const session = ownSession(ingest, caller, report.sessionId);
  const message = withoutPersons(report.errorMessage).slice(0, MESSAGE_MAX);
  const source = withoutPersons(
    report.sourceFile.replace(/^https?:\/\/[^/]*/, "").replaceAll("\0", ""),
  ).slice(0, SOURCE_MAX);
  const { errorType: type, lineNumber: line } = report;
  const stack = withoutPersons(report.errorStack).slice(0, STACK_MAX);
  ingest.take([
    {
      ...rowOf(session, new Date()),
      kind: KIND.error,
      type,
      path: trackedPath(report.pageUrl),
      label: message,
      error: {
        id: nameOf(type, message, source, line),
        type,
        message,
        source,
        line,
        stack,
        browser: caller.agent.browser,
      },
      sum: null,
    },
  ]);
  return { ok: true } as const;
}

/** The step of a way that counts, if it is one of ours: by name, or by its number from one. */
function stepOf(funnelName: string | null, funnelStep: string | number | null) {
  const funnel = FUNNEL_NAMES.find((name) => name === funnelName);
  if (!funnel || funnelStep === null) return null;
  const steps: readonly string[] = FUNNELS[funnel];
  const step =
    typeof funnelStep === "number" ? steps[funnelStep - 1] : steps.find((one) => one === funnelStep);
  return step ? { funnel, step } : null;
}

/** Takes a conversion in. */
export function takeConversion(ingest: Ingest, caller: Caller, conversion: Conversion) {
  const session = ownSession(ingest, caller, conversion.sessionId);
  const step = stepOf(conversion.funnelName, conversion.funnelStep);
  // A step on the way is not yet what it leads to.
  const isGoal = CONVERSION_TYPES.some((type) => type === conversion.conversionType);
  ingest.take([
    {
      ...rowOf(session, new Date()),
      kind: isGoal || !step ? KIND.conversion : KIND.step,
      type: conversion.conversionType,
      category: conversion.funnelName ?? "",
      action: String(conversion.funnelStep ?? ""),
      value: conversion.conversionValue,
      data: filled(conversion.metadata),
      ...(step && { step }),
      sum:
        isGoal || !step
          ? { kind: "conversion", name: listed(CONVERSION_TYPES, conversion.conversionType), seconds: 0 }
          : null,
    },
  ]);
  return { ok: true } as const;
}

/** Takes the use of a feature in. */
export function takeUsage(ingest: Ingest, caller: Caller, usage: FeatureUsage, otherwise: SessionRef | null) {
  const session = usage.sessionId ? ownSession(ingest, caller, usage.sessionId) : otherwise;
  if (!session) throw new Fail("session_unknown");
  ingest.take([
    {
      ...rowOf(session, new Date()),
      kind: KIND.feature,
      type: usage.featureName,
      category: usage.featureCategory,
      value: usage.duration,
      sum: { kind: "feature", name: listed(FEATURES, usage.featureName), seconds: usage.duration },
    },
  ]);
  return { ok: true } as const;
}
