import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { SESSION_IDLE_MINUTES } from "@kompagnon/contract/analytics/rules.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { pathHere, titleHere, viewportHere } from "./place.ts";
import { isRetryable, send } from "./wire.ts";

/** As much of a name as the contract takes. */
const NAME_MAX = 60;
/** Kept in this tab: a walk through several documents is one session. */
const STORAGE_KEY = "analytics_session";

/** A session that this tab began before, unless nothing came from it for so long that it is over. */
function keptId(now: number): string | null {
  const [id = "", at = "0"] = (readItem(STORAGE_KEY, "session") ?? "").split(" ");
  return id !== "" && now - Number(at) < SESSION_IDLE_MINUTES * 60_000 ? id : null;
}
/** Remembers the session, and that something came from it just now; null forgets it. */
export const keepSession = (id: string | null): void =>
  storeItem(STORAGE_KEY, id === null ? null : `${id} ${Date.now()}`, "session");

/** Which site led here; nothing where it was this one. */
function referrer(): string {
  const from = URL.parse(document.referrer)?.origin ?? "";
  return from === location.origin ? "" : from;
}

/** What the link here says of the campaign it belongs to. */
function campaign(): Record<string, string> {
  const search = new URLSearchParams(location.search);
  const found = ["source", "medium", "campaign", "term", "content"].map((name) => [
    name,
    (search.get(`utm_${name}`) ?? "").slice(0, NAME_MAX),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== ""));
}

/** The session of this tab, or a new one; null while there is none to be had, `wait` ms. */
export async function openSession(): Promise<{ id: string | null; wait: number }> {
  const kept = keptId(Date.now());
  if (kept) return { id: kept, wait: 0 };
  const path = pathHere();
  const reply = await send("POST /api/analytics/sessions/start", {
    deviceFingerprint: {
      userAgent: navigator.userAgent.slice(0, 1_000),
      language: navigator.language,
      screenResolution: `${screen.width}x${screen.height}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    entryPage: path,
    entryPageTitle: titleHere(path),
    referrer: referrer(),
    utm: campaign(),
    viewport: viewportHere(),
    consent: CONSENT_VERSION,
  });
  const id = reply.body?.sessionId ?? null;
  keepSession(id);
  // A refusal is final for this page: bots, and browsers that ask not to be followed.
  return { id, wait: id === null && !isRetryable(reply) ? Number.POSITIVE_INFINITY : reply.wait };
}
