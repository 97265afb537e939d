import { createHash } from "node:crypto";
import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import {
  CONVERSION_TYPES,
  type Device,
  type FunnelName,
  HEAT_COLUMNS,
  HEAT_ROW_PX,
} from "@kompagnon/contract/analytics/rules.ts";
import { type Happened, type Hit, KIND } from "#features/analytics/ingest/records.ts";
import * as plan from "#features/analytics/sample/plan.ts";
import { Chance } from "#features/analytics/sample/random.ts";
import { nameOf } from "#features/analytics/tracking/events.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days of visits before today: the longest time range of the dashboard, and the one before it to compare with. */
export const VISIT_DAYS = 60;
/** Since when single visits are kept: for the longest time range, and an hour for what began just before it. */
export const recordedSince = (now: number): number => now - 30 * DAY - HOUR;
/** Visits of a day in the middle with consent, and by what share there are more on the last day and fewer on the first. */
const VISITS_A_DAY = 24;
const GROWTH = 0.4;
const MEMBERS_SHARE = 0.55;
const COUNTED_MEMBERS_SHARE = 0.3;
const PRESSED = 0.6;
const FAILED = 0.012;
const TRACES = 3;
/** A milestone is reached this long after its visit began. */
const UNTIL_MILESTONE_MS = 180_000;

/** A member whose visits may be recorded. */
export type SampleVisitor = { id: string; place: number; language: string; joinedAt: number };
/** Something that a member did, at a time in ms. */
export type Achievement = { visitor: SampleVisitor; what: plan.Milestone; at: number };

type Kit = { device: Device; screen: string; browser: string; os: string; country: string; language: string };
/** A visit as its pages know it. */
type Visit = { session: string; guest: boolean; kit: Kit; reached: Set<string> };

/** The conversion that a step is, if it is one. */
const conversionOf = (step: string): string | null => {
  if (step === "picture_done") return "matching_ready";
  return CONVERSION_TYPES.some((type) => type === step) ? step : null;
};

/** Writes visits down as they would have come. */
class Visits {
  readonly hits: Hit[] = [];
  readonly #chance = new Chance(20_261_123);
  readonly #kits = new Map<string, Kit>();
  readonly #community: SampleCommunity;
  readonly #visitors: readonly SampleVisitor[];
  #made = 0;
  constructor(community: SampleCommunity, visitors: readonly SampleVisitor[]) {
    this.#community = community;
    this.#visitors = visitors;
  }

  #id(at: number): string {
    this.#made += 1;
    return this.#community.makeId(`analytics ${this.#made}`, at);
  }

  #happen({ session, guest }: Visit, at: number, path: string, more: Partial<Happened>): void {
    this.hits.push({
      what: "event",
      id: this.#id(at),
      session,
      guest,
      at: new Date(at),
      view: null,
      path,
      kind: KIND.event,
      type: "click",
      category: "",
      action: "",
      label: "",
      elementText: "",
      x: null,
      y: null,
      value: null,
      data: null,
      sum: null,
      ...more,
    });
  }

  #touch(
    { session, guest, kit }: Visit,
    at: number,
    path: string,
    type: "click" | "move" | "scroll",
    place: [number, number],
  ) {
    // Heatmaps show nothing older, and places are most of what a visit leaves.
    if (at < recordedSince(this.#community.now)) return;
    const { device } = kit;
    const column = Math.min(HEAT_COLUMNS - 1, Math.max(0, Math.floor(place[0] * HEAT_COLUMNS)));
    const row = Math.max(0, Math.floor(place[1] / HEAT_ROW_PX));
    this.hits.push({ what: "heat", session, guest, at: new Date(at), path, device, type, column, row });
  }

  /** Somebody presses something, and the mouse was here and there before. */
  #press(visit: Visit, at: number, path: string, view: string, text: string): void {
    const chance = this.#chance;
    this.#happen(visit, at, path, {
      view,
      elementText: text,
      category: "button",
      action: "press",
      sum: { kind: "event", name: "click", seconds: 0 },
    });
    const [x, y] = chance.pick(plan.SPOTS, (spot) => spot[2]);
    const place: [number, number] = [x + (chance.next() - 0.5) * 0.08, y + (chance.next() - 0.5) * 60];
    this.#touch(visit, at, path, "click", place);
    for (let nth = 0; nth < TRACES; nth += 1)
      this.#touch(visit, at, path, "move", [chance.next(), chance.next() * 1_200]);
  }

  /** A visit comes to a step: once, as browsers report it, with the conversion that it is. */
  #reach(visit: Visit, at: number, path: string, funnel: FunnelName, step: string): void {
    if (visit.reached.has(step)) return;
    visit.reached.add(step);
    const conversion = conversionOf(step);
    this.#happen(visit, at, path, {
      kind: conversion ? KIND.conversion : KIND.step,
      type: conversion ?? "step",
      category: funnel,
      action: step,
      step: { funnel, step },
      sum: conversion ? { kind: "conversion", name: conversion, seconds: 0 } : null,
    });
  }

  /** What comes of a page, as it is left. */
  #outcome(visit: Visit, at: number, left: number, page: plan.SamplePage, seconds: number): void {
    const { path, feature, steps = [] } = page;
    if (feature)
      this.#happen(visit, left, path, {
        kind: KIND.feature,
        type: feature,
        value: seconds,
        sum: { kind: "feature", name: feature, seconds },
      });
    for (const [nth, [funnel, step, share]] of steps.entries()) {
      if (this.#chance.next() >= share) break;
      this.#reach(visit, nth === 0 ? at : left, path, funnel, step);
    }
    if (this.#chance.next() >= FAILED) return;
    const [type, message, source, line] = this.#chance.pick(plan.ERRORS_SEEN, () => 1);
    const id = nameOf(type, message, source, line);
    const { browser } = visit.kit;
    this.#happen(visit, left, path, {
      kind: KIND.error,
      type,
      label: message,
      error: { id, type, message, source, line, stack: "", browser },
    });
  }

  /** One page of a visit, from a moment on; answers when it was left. */
  #read(visit: Visit, page: plan.SamplePage, at: number): number {
    const { session, guest } = visit;
    const chance = this.#chance;
    const id = this.#id(at);
    const seconds = Math.round(chance.around(page.seconds));
    const of = { session, guest, at: new Date(at), id };
    const loadMs = Math.round(chance.around(420));
    this.hits.push({ ...of, what: "view", path: page.path, title: page.title ?? "", loadMs });
    const depth = Math.min(100, Math.round(chance.around(58)));
    this.hits.push({ ...of, what: "read", seconds, depth, scrolls: Math.round(chance.around(6)) });
    for (const text of page.presses)
      if (chance.next() < PRESSED)
        this.#press(visit, at + Math.round(chance.next() * seconds * 1_000), page.path, id, text);
    this.#touch(visit, at, page.path, "scroll", [0, chance.around(900) + 600]);
    const left = at + seconds * 1_000;
    this.#outcome(visit, at, left, page, seconds);
    return left + 400;
  }

  /** What somebody comes with: members always with the same. */
  #kitOf(visitor: SampleVisitor | null): Kit {
    const known = visitor && this.#kits.get(visitor.id);
    if (known) return known;
    const chance = this.#chance;
    const [device, screen, browser, os] = chance.pick(plan.KITS_SEEN, (entry) => entry[4]);
    const spoken = plan.COUNTRIES_SEEN.filter(([, language]) => language === visitor?.language);
    const [country, language] = chance.pick(
      spoken.length > 0 ? spoken : plan.COUNTRIES_SEEN,
      (entry) => entry[2],
    );
    const kit = { device, screen, browser, os, country, language };
    if (visitor) this.#kits.set(visitor.id, kit);
    return kit;
  }

  /** A whole visit: a guest's, or a member's who has signed in. */
  #visit(
    at: number,
    visitor: SampleVisitor | null,
    member: boolean,
    pages: readonly plan.SamplePage[],
  ): void {
    const chance = this.#chance;
    const { now } = this.#community;
    const [host] = chance.pick(plan.REFERRERS_SEEN, (entry) => entry[1]);
    const kit = this.#kitOf(visitor);
    const memberId = member && visitor ? visitor.id : null;
    const visit = { session: this.#id(at), guest: memberId === null, kit, reached: new Set<string>() };
    const mark = `${new Date(at).toISOString().slice(0, 10)} ${memberId ?? visit.session}`;
    this.hits.push({
      what: "begun",
      session: visit.session,
      guest: visit.guest,
      at: new Date(at),
      memberId,
      path: pages[0]?.path ?? "/",
      title: pages[0]?.title ?? "",
      utm: null,
      device: kit.device,
      browser: kit.browser,
      os: kit.os,
      language: kit.language,
      visitor: createHash("sha256").update(mark).digest().subarray(0, 12),
      referrerHost: memberId ? null : host,
      screen: kit.screen,
      country: kit.country,
      address: "203.0.113.0",
      consent: CONSENT_VERSION,
    });
    let moment = at;
    for (const page of pages) if (moment < now) moment = this.#read(visit, page, moment);
  }

  /** A visit in which nothing special happens. */
  ordinary(at: number): void {
    const chance = this.#chance;
    const here = this.#visitors.filter(({ joinedAt }) => joinedAt < at);
    if (here.length > 0 && chance.next() < MEMBERS_SHARE) {
      const visitor = chance.pick(here, ({ place }) => 1 + (place % 5));
      const pages = Array.from({ length: 1 + Math.floor(chance.next() * 7) }, () =>
        chance.pick(plan.MEMBER_PAGES, (page) => page.weight),
      );
      this.#visit(at, visitor, true, pages);
      return;
    }
    const pages = plan.GUEST_PAGES.slice(0, 1 + Math.floor(chance.next() ** 1.6 * plan.GUEST_PAGES.length));
    this.#visit(at, null, false, pages);
  }

  /** The visit in which a member did something that the rest of the community knows of. */
  milestone({ visitor, what, at }: Achievement): void {
    this.#visit(at - UNTIL_MILESTONE_MS, visitor, what !== "sign_up", plan.MILESTONES[what]);
  }

  /** All ordinary visits of a day, and pages of those who did not agree. */
  day(start: number, share: number): void {
    const chance = this.#chance;
    const weekday = plan.WEEKDAYS[new Date(start).getUTCDay()] ?? 1;
    for (let left = Math.round(VISITS_A_DAY * weekday * share); left > 0; left -= 1) {
      const hour = chance.pick([...plan.HOURS.keys()], (one) => plan.HOURS[one] ?? 1);
      const at = start + hour * HOUR + Math.floor(chance.next() * HOUR);
      if (at > this.#community.now - 60_000) continue;
      this.ordinary(at);
      const guest = chance.next() >= COUNTED_MEMBERS_SHARE;
      const { path } = guest
        ? chance.pick(plan.GUEST_PAGES, (page) => 60 / page.seconds)
        : chance.pick(plan.MEMBER_PAGES, (page) => page.weight);
      this.hits.push({ what: "count", at: new Date(at), guest, path });
    }
  }
}

/** Visits of all days: what members achieved, and ordinary ones as people live, a little more every week. */
export function visitsOf(
  community: SampleCommunity,
  visitors: readonly SampleVisitor[],
  achievements: readonly Achievement[],
): Hit[] {
  const { now } = community;
  const visits = new Visits(community, visitors);
  for (const one of achievements) visits.milestone(one);
  for (let back = VISIT_DAYS; back >= 0; back -= 1)
    visits.day(Math.floor(now / DAY) * DAY - back * DAY, 1 + GROWTH * (1 - (2 * back) / VISIT_DAYS));
  return visits.hits.filter(({ at }) => at.getTime() <= now).sort((a, b) => a.at.getTime() - b.at.getTime());
}
