import type { PageView, pageViewChange, SessionStart } from "@kompagnon/contract/analytics/model.ts";
import { deviceOfWidth } from "@kompagnon/contract/analytics/rules.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import type { z } from "zod";
import { findConsent, findOwnSession } from "#features/analytics/consent/consent-queries.ts";
import { Fail } from "#features/analytics/errors.ts";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import { madeAt, type SessionRef } from "#features/analytics/ingest/tokens.ts";
import { countryOfZone, shortenedAddress, visitorMark } from "#features/analytics/ingest/visitor.ts";
import { type Caller, ownSession, ownView } from "#features/analytics/tracking/caller.ts";
import { needsOutline } from "#features/analytics/tracking/outlines.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

const SCREEN = /^\d{2,5}x\d{2,5}$/;

/** The host that a visit came from; null for our own pages and for what is no address. */
function hostOf(referrer: string, origin: string): string | null {
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === new URL(origin).host) return null;
  return url.hostname.slice(0, 100);
}

/** The language alone, of what a browser says: `de-AT` is `de`. */
function languageOf(header: string | undefined): string | null {
  const [language = ""] = (header ?? "").toLowerCase().split(/[-_]/);
  return LANGUAGES.find((one) => one === language) ?? (/^[a-z]{2,3}$/.test(language) ? "other" : null);
}

/** The part of a page title that may be stored: pages about a member or an object contain their name. */
const titleOf = (path: string, title: string): string =>
  path.includes(":id") || path.startsWith("/dashboard") ? "" : title;

/** Starts a session of a visitor who consented. Throws tracking_refused for a member who declined on another device. */
export async function startSession(platform: Platform, ingest: Ingest, caller: Caller, start: SessionStart) {
  const { viewerId, agent, address } = caller;
  if (viewerId && (await findConsent(platform.db, viewerId))?.choice === "declined")
    throw new Fail("tracking_refused");
  const session = newId();
  const path = trackedPath(start.entryPage);
  const { language, screenResolution = "", timezone } = start.deviceFingerprint ?? {};
  const hasUtm = Object.values(start.utm).some((value) => value !== undefined && value !== "");
  ingest.take([
    {
      what: "begun",
      session,
      guest: viewerId === null,
      at: madeAt(session),
      memberId: viewerId,
      visitor: visitorMark(await ingest.salts.today(), address, caller.agentText, viewerId),
      path,
      title: titleOf(path, start.entryPageTitle),
      referrerHost: hostOf(start.referrer, platform.config.origin),
      utm: hasUtm ? start.utm : null,
      device: start.viewport ? deviceOfWidth(start.viewport.width) : deviceOfScreen(screenResolution),
      browser: agent.browser,
      os: agent.os,
      language: languageOf(language),
      screen: SCREEN.test(screenResolution) ? screenResolution : null,
      country: timezone ? await countryOfZone(timezone) : null,
      address: shortenedAddress(address),
      consent: start.consent,
    },
  ]);
  return { sessionId: ingest.tokens.session({ id: session, memberId: viewerId }) };
}

const deviceOfScreen = (screen: string) => {
  const width = Number.parseInt(screen, 10);
  return SCREEN.test(screen) && width > 0 ? deviceOfWidth(width) : null;
};

/** Records that the page is still open, or was closed. */
export function signOfLife(ingest: Ingest, caller: Caller, token: string, ended: boolean) {
  const { id, memberId } = ownSession(ingest, caller, token);
  ingest.take([{ what: "sign", session: id, guest: memberId === null, at: new Date(), ended }]);
  return { ok: true } as const;
}

/** Takes a page view in. */
export async function viewPage(platform: Platform, ingest: Ingest, caller: Caller, view: PageView) {
  const { id: session, memberId } = ownSession(ingest, caller, view.sessionId);
  const id = newId();
  const path = trackedPath(view.pageUrl);
  const loadMs = view.performance.load ?? view.performance.domContentLoaded ?? null;
  ingest.take([
    {
      what: "view",
      session,
      guest: memberId === null,
      at: madeAt(id),
      id,
      path,
      loadMs,
      title: titleOf(path, view.pageTitle),
    },
  ]);
  return {
    pageViewId: ingest.tokens.view({ id: session, view: id, memberId }),
    outline: await needsOutline(platform.db, path),
  };
}

/** Takes in how a page view went on. */
export function readPage(
  ingest: Ingest,
  caller: Caller,
  token: string,
  change: z.output<typeof pageViewChange>,
) {
  const { view, id: session, memberId } = ownView(ingest, caller, token);
  ingest.take([
    {
      what: "read",
      session,
      guest: memberId === null,
      at: madeAt(view),
      id: view,
      seconds: change.timeOnPage,
      depth: change.maxScrollDepth,
      scrolls: change.scrollEventsCount,
    },
  ]);
  return { ok: true } as const;
}

/** The session that a request without one belongs to: the visitor's latest of the last half hour. Throws session_unknown if there is none. */
export async function sessionWithout(
  platform: Platform,
  ingest: Ingest,
  caller: Caller,
): Promise<SessionRef> {
  const { address, agentText, viewerId } = caller;
  const mark = visitorMark(await ingest.salts.today(), address, agentText, viewerId);
  const found = await findOwnSession(platform.db, mark);
  if (!found) throw new Fail("session_unknown");
  return found;
}
