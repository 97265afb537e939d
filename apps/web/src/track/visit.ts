import {
  BATCH_MS,
  BATCH_SIZE,
  deviceOfWidth,
  HEARTBEAT_MS,
  PAGE_VIEW_MS,
} from "@kompagnon/contract/analytics/rules.ts";
import type { Fault } from "./errors.ts";
import { featureAt, type Step, stepsAt } from "./funnels.ts";
import { pathHere, viewportHere } from "./place.ts";
import { Queue } from "./queue.ts";
import { keepSession, openSession } from "./session.ts";
import { loadTimes, View } from "./view.ts";
import { type Reply, type RequestBody, send, sendOnUnload } from "./wire.ts";

type TrackedEvent = RequestBody<"POST /api/analytics/events/batch">["events"][number];
type HeatmapRecord = NonNullable<RequestBody<"POST /api/analytics/heatmaps">["heatmaps"]>[number];
/** Kept with the page it happened on: the server's name of the page may come later. */
type Seen = Omit<TrackedEvent, "sessionId" | "pageViewId" | "pageUrl" | "pageTitle"> & { view: View };
type Spot = Pick<HeatmapRecord, "heatmapType" | "position" | "element" | "viewport"> & { view: View };

const QUEUED_MAX = 200;
const RETRY_MS = 5_000;
/** What is drawn late is there by then, in ms. */
const OUTLINE_DELAY_MS = 3_000;
const OUTLINE_FILE = "/outline.js";
const NO_SESSION: Reply<never> = { ok: false, status: 0, wait: 0, body: null };

/** Everything that is reported of one visit, from the consent until the page is left or the consent is withdrawn. */
export class Visit {
  #session: string | null = null;
  #opening = false;
  /** The page that is open. */
  view: View | null = null;
  #firstView = true;
  readonly #done = new Set<string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #ended = false;

  readonly #events = new Queue<Seen>({
    size: BATCH_SIZE,
    every: BATCH_MS,
    max: QUEUED_MAX,
    send: async ({ id, items }) =>
      this.#restartIfUnknown(
        this.#session === null
          ? NO_SESSION
          : await send("POST /api/analytics/events/batch", { ...this.#batch(items), batchId: id }),
      ),
  });
  readonly #spots = new Queue<Spot>({
    size: BATCH_SIZE,
    every: BATCH_MS,
    max: QUEUED_MAX,
    send: async ({ items }) =>
      this.#restartIfUnknown(
        this.#session === null
          ? NO_SESSION
          : await send("POST /api/analytics/heatmaps", this.#heatmapBody(items)),
      ),
  });

  begin(): void {
    void this.#open();
    const beat = setInterval(() => this.#heartbeat(), HEARTBEAT_MS);
    this.#timers.add(beat);
    this.turn();
  }

  /** The address may have changed: it is reported a moment later, with the page drawn. */
  turn(): void {
    this.#schedule(PAGE_VIEW_MS, () => {
      if (this.view?.path !== pathHere()) void this.#show();
    });
  }

  /** Something happened on the page. */
  event(event: Omit<Seen, "view" | "timeOnPage">): void {
    if (this.view) this.#events.add({ ...event, view: this.view, timeOnPage: this.view.seconds });
  }

  /** The visitor was active at a place of the page. */
  spot(spot: Omit<Spot, "view" | "viewport">): void {
    if (this.view) this.#spots.add({ ...spot, viewport: viewportHere(), view: this.view });
  }

  scrolled(): void {
    this.view?.scrolled();
  }

  /** Something went wrong. */
  fault(fault: Fault): void {
    if (this.#session === null) return;
    const session = this.#session;
    const { view } = this;
    const pageUrl = view?.path ?? pathHere();
    void send("POST /api/analytics/errors", {
      ...fault,
      sessionId: session,
      pageUrl,
      browserInfo: { width: innerWidth, language: document.documentElement.lang },
    });
  }

  /** The visitor reached a step; each is reported once a visit. */
  steps(steps: readonly Step[]): void {
    for (const { type, funnel, step } of steps) {
      const name = `${funnel} ${step} ${type}`;
      if (this.#done.has(name) || this.#session === null) continue;
      this.#done.add(name);
      const conversion = {
        sessionId: this.#session,
        conversionType: type,
        funnelName: funnel,
        funnelStep: step,
      };
      void send("POST /api/analytics/conversions", conversion);
    }
  }

  /** The page went out of sight or came back: phones may never come to say more. */
  inSight(on: boolean): void {
    this.view?.inSight(on);
    if (on) return;
    this.#sendReadTime();
    void this.#events.flush();
    void this.#spots.flush();
  }

  /** The page is left, or the yes was taken back: the last words. */
  end(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#leaveView();
    const session = this.#session;
    if (session === null) return;
    for (const { id, items } of this.#events.take())
      sendOnUnload("POST /api/analytics/events/batch", { ...this.#batch(items), batchId: id });
    for (const { items } of this.#spots.take())
      sendOnUnload("POST /api/analytics/heatmaps", this.#heatmapBody(items));
    sendOnUnload("POST /api/analytics/sessions/{id}/end", {}, session);
    keepSession(session);
  }

  async #open(): Promise<void> {
    if (this.#opening || this.#ended) return;
    this.#opening = true;
    const { id, wait } = await openSession();
    this.#opening = false;
    if (this.#ended) return;
    this.#session = id;
    if (id !== null) void this.#sendView();
    else if (Number.isFinite(wait)) this.#schedule(Math.max(wait, RETRY_MS), () => void this.#open());
  }

  /** Another page than before, or the first. */
  async #show(): Promise<void> {
    const from = this.view?.path ?? null;
    this.#leaveView();
    this.view = new View();
    if (this.#session === null) return; // sent as soon as there is one
    await this.#sendView(from);
  }

  async #sendView(from: string | null = null): Promise<void> {
    const session = this.#session;
    const { view } = this;
    if (session === null || view === null) return;
    const pageView = {
      sessionId: session,
      pageUrl: view.path,
      pageTitle: view.title,
      performance: this.#firstView ? loadTimes() : {},
      viewport: viewportHere(),
    };
    this.#firstView = false;
    const reply = await this.#restartIfUnknown(await send("POST /api/analytics/pageview", pageView));
    if (!reply.body) return;
    view.id = reply.body.pageViewId;
    this.steps(stepsAt(view.path, from));
    if (reply.body.outline)
      this.#schedule(OUTLINE_DELAY_MS, () => void this.#sendOutline(view).catch(() => undefined));
  }

  async #sendOutline(view: View): Promise<void> {
    // Asked for once a day, so it is a file of its own.
    const { outlineHere }: typeof import("./outline.ts") = await import(/* @vite-ignore */ OUTLINE_FILE);
    if (this.view !== view || this.#session === null || document.hidden || scrollY > 0) return;
    const outline = outlineHere();
    const device = deviceOfWidth(outline.width);
    void send("POST /api/analytics/outlines", {
      ...outline,
      sessionId: this.#session,
      pagePathname: view.path,
      device,
    });
  }

  #leaveView(): void {
    const { view } = this;
    if (!view) return;
    this.#sendReadTime();
    const featureName = featureAt(view.path);
    if (featureName && this.#session !== null)
      void send("POST /api/analytics/features/usage", {
        sessionId: this.#session,
        featureName,
        featureCategory: "page",
        duration: view.seconds,
      });
  }

  #sendReadTime(): void {
    const read = this.view?.id ? this.view.read() : null;
    if (read && this.view?.id) void send("PATCH /api/analytics/pageviews/{id}", read, this.view.id);
  }

  async #heartbeat(): Promise<void> {
    if (this.#session === null || document.hidden) return;
    keepSession(this.#session);
    this.#sendReadTime();
    this.#restartIfUnknown(await send("POST /api/analytics/sessions/{id}/heartbeat", {}, this.#session));
  }

  /** A session that the server does not know any more is started again. */
  #restartIfUnknown<R extends Reply>(reply: R): R {
    if (reply.status === 404 && this.#session !== null) {
      this.#session = null;
      keepSession(null);
      void this.#open();
    }
    return reply;
  }

  #batch(items: readonly Seen[]) {
    const sessionId = this.#session ?? "";
    return {
      events: items.map(({ view, ...event }) => ({
        ...event,
        sessionId,
        pageViewId: view.id,
        pageUrl: view.path,
        pageTitle: view.title,
      })),
    };
  }

  #heatmapBody(items: readonly Spot[]) {
    const sessionId = this.#session ?? "";
    return {
      heatmaps: items.map(({ view, ...spot }) => ({
        ...spot,
        sessionId,
        pageViewId: view.id,
        pageUrl: view.path,
        pagePathname: view.path,
      })),
    };
  }

  #schedule(wait: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, wait);
    this.#timers.add(timer);
  }
}
