import { createHash } from "node:crypto";
import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { type Device, HEAT_COLUMNS, HEAT_ROW_PX } from "@kompagnon/contract/analytics/rules.ts";
import { type Happened, type Hit, KIND } from "#features/analytics/ingest/records.ts";
import * as plan from "#features/analytics/sample/plan.ts";
import { Chance } from "#features/analytics/sample/random.ts";
import { nameOf } from "#features/analytics/tracking/names.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 30;
/** Visits of an average day with consent; about as many pages again are only counted. */
const VISITS_A_DAY = 24;
const GROWTH = 0.4;
const MEMBERS_SHARE = 0.55;
const CONVERTED = 0.22;
const PRESSED = 0.6;
const FAILED = 0.012;
const TRACES = 3;

/** A visit as its pages know it. */
type Visit = { session: string; guest: boolean; device: Device };

/** Writes visits down as they would have come. */
class Visits {
  readonly hits: Hit[] = [];
  readonly #chance = new Chance(20_261_123);
  readonly #community: SampleCommunity;
  readonly #agreed: readonly number[];
  #made = 0;
  constructor(community: SampleCommunity, agreed: readonly number[]) {
    this.#community = community;
    this.#agreed = agreed;
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
    { session, guest, device }: Visit,
    at: number,
    path: string,
    type: "click" | "move" | "scroll",
    place: [number, number],
  ) {
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

  /** What comes of a page, as it is left. */
  #outcome(visit: Visit, at: number, left: number, page: plan.SamplePage, seconds: number): void {
    const { path, feature, steps, conversion } = page;
    if (feature)
      this.#happen(visit, left, path, {
        kind: KIND.feature,
        type: feature,
        value: seconds,
        sum: { kind: "feature", name: feature, seconds },
      });
    const { funnel, each = [] } = steps ?? { funnel: "matching" as const };
    for (const [step, share] of each) {
      if (this.#chance.next() >= share) break;
      this.#happen(visit, at, path, {
        kind: KIND.step,
        type: "funnel",
        category: funnel,
        action: step,
        step: { funnel, step },
      });
    }
    if (conversion && this.#chance.next() < CONVERTED)
      this.#happen(visit, left, path, {
        kind: KIND.conversion,
        type: conversion,
        sum: { kind: "conversion", name: conversion, seconds: 0 },
      });
    if (this.#chance.next() >= FAILED) return;
    const [type, message, source, line] = this.#chance.pick(plan.ERRORS_SEEN, () => 1);
    const id = nameOf(type, message, source, line);
    this.#happen(visit, left, path, {
      kind: KIND.error,
      type,
      label: message,
      error: { id, type, message, source, line, stack: "", browser: "Chrome" },
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

  /** A whole visit. */
  visit(at: number): void {
    const chance = this.#chance;
    const { ids, now } = this.#community;
    const isMember = chance.next() < MEMBERS_SHARE;
    const memberId = isMember ? (ids[chance.pick(this.#agreed, (place) => 1 + (place % 5))] ?? null) : null;
    const [device, , screen] = chance.pick(plan.DEVICES_SEEN, (entry) => entry[1]);
    const [browser, os] = chance.pick(plan.BROWSERS_SEEN, (entry) => entry[2]);
    const [country, language] = chance.pick(plan.COUNTRIES_SEEN, (entry) => entry[2]);
    const [host] = chance.pick(plan.REFERRERS_SEEN, (entry) => entry[1]);
    const pages = isMember
      ? Array.from({ length: 1 + Math.floor(chance.next() * 7) }, () =>
          chance.pick(plan.MEMBER_PAGES, (page) => page.weight),
        )
      : plan.GUEST_PAGES.slice(0, 1 + Math.floor(chance.next() ** 1.6 * plan.GUEST_PAGES.length));
    const visit = { session: this.#id(at), guest: memberId === null, device };
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
      device,
      browser,
      os,
      language,
      visitor: createHash("sha256").update(mark).digest().subarray(0, 12),
      referrerHost: isMember ? null : host,
      screen,
      country,
      address: "203.0.113.0",
      consent: CONSENT_VERSION,
    });
    let moment = at;
    for (const page of pages) if (moment < now) moment = this.#read(visit, page, moment);
  }

  /** All visits of a day, and who did not agree. */
  day(start: number, share: number): void {
    const chance = this.#chance;
    const weekday = plan.WEEKDAYS[new Date(start).getUTCDay()] ?? 1;
    for (let left = Math.round(VISITS_A_DAY * weekday * share); left > 0; left -= 1) {
      const hour = chance.pick([...plan.HOURS.keys()], (one) => plan.HOURS[one] ?? 1);
      const at = start + hour * HOUR + Math.floor(chance.next() * HOUR);
      if (at > this.#community.now - 60_000) continue;
      this.visit(at);
      const { path } = chance.pick(plan.GUEST_PAGES, (page) => 60 / page.seconds);
      this.hits.push({ what: "count", at: new Date(at), guest: true, path });
    }
  }
}

/** Thirty days of visits: weekdays and hours as people live, a little more every week. */
export function visitsOf(community: SampleCommunity, agreed: readonly number[]): Hit[] {
  const { now } = community;
  const visits = new Visits(community, agreed);
  for (let back = DAYS; back >= 0; back -= 1)
    visits.day(Math.floor(now / DAY) * DAY - back * DAY, 1 + (GROWTH * (DAYS - back)) / DAYS);
  return visits.hits.filter(({ at }) => at.getTime() <= now).sort((a, b) => a.at.getTime() - b.at.getTime());
}
