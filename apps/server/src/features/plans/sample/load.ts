import { createHash } from "node:crypto";
import * as Y from "yjs";
import { writeSampleDocument } from "#features/documents/public.ts";
import { PLANS, type SampleCard, type SamplePlan } from "#features/plans/sample/plans.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 86_400_000;
const COLUMN = 330;
const LINE = 190;

/** Loads plans with their people, and what was said about their cards. */
export async function loadPlans(tx: Tx, community: SampleCommunity): Promise<void> {
  for (const plan of PLANS) await loadPlan(tx, community, plan);
}

async function loadPlan(tx: Tx, community: SampleCommunity, plan: SamplePlan): Promise<void> {
  const { ids, now, makeId } = community;
  const createdAt = now - plan.daysOld * DAY;
  const id = makeId(`plan ${plan.key}`, createdAt);
  const [ownerId = "", ...others] = plan.people.map((place) => ids[place] ?? "");
  const comments = commentsOf(community, plan);
  await writeSampleDocument(tx, community, {
    id,
    kind: "plan",
    title: plan.title,
    ownerId,
    // The same at every loading, and as random as the id of a row that nobody can guess.
    key: createHash("sha256").update(`sample plan ${plan.key} ${ownerId}`).digest(),
    people: others.map((memberId) => ({ memberId, role: "editor" as const })),
    parts: [
      { authorId: ownerId, purpose: "content", change: boardOf(community, plan), at: createdAt + HOUR },
      ...(comments
        ? [{ authorId: ownerId, purpose: "comments" as const, change: comments, at: now - DAY }]
        : []),
    ],
    createdAt,
  });
}

/** A document whose changes are the same at every loading. */
function docFor(nth: number): Y.Doc {
  const doc = new Y.Doc();
  doc.clientID = nth;
  return doc;
}

function valuesOf({ ids, now }: SampleCommunity, card: SampleCard): Record<string, unknown> {
  const day = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now + days * DAY).toISOString().slice(0, 10);
  const cents = (euros: number | undefined) => (euros === undefined ? undefined : Math.round(euros * 100));
  return {
    kind: card.kind,
    title: card.title,
    status: card.status,
    colour: card.colour,
    x: card.at[0] * COLUMN,
    y: card.at[1] * LINE,
    start: day(card.start),
    due: day(card.due),
    owner: card.owner === undefined ? undefined : ids[card.owner],
    planned: cents(card.planned),
    spent: cents(card.spent),
    ...(card.risk && { probability: card.risk[0], impact: card.risk[1] }),
  };
}

/** The board of a plan as its editor would have written it. */
function boardOf(community: SampleCommunity, plan: SamplePlan): Uint8Array {
  const doc = docFor(1);
  doc.transact(() => {
    for (const card of plan.cards) {
      const map = new Y.Map<unknown>();
      for (const [name, value] of Object.entries(valuesOf(community, card)))
        if (value !== undefined) map.set(name, value);
      map.set("text", new Y.Text(card.text ?? ""));
      doc.getMap("cards").set(card.key, map);
    }
    for (const [from, to, kind = "leads"] of plan.ways) {
      const map = new Y.Map<unknown>(Object.entries({ from, to, kind }));
      doc.getMap("edges").set(`${from}_${to}`, map);
    }
  });
  return Y.encodeStateAsUpdate(doc);
}

/** What was said about a plan's cards; null where nothing was. */
function commentsOf({ ids, now, makeId }: SampleCommunity, plan: SamplePlan): Uint8Array | null {
  if (plan.said.length === 0) return null;
  const doc = docFor(2);
  doc.transact(() => {
    for (const [nth, [anchor, ...lines]] of plan.said.entries()) {
      const createdAt = now - (30 - nth * 4) * HOUR;
      const thread = new Y.Map<unknown>();
      doc.getMap("threads").set(makeId(`thread ${plan.key} ${nth}`, createdAt), thread);
      thread.set("anchor", anchor);
      thread.set("label", plan.cards.find(({ key }) => key === anchor)?.title ?? "");
      const comments = lines.map(([person, text], line) => {
        const at = createdAt + line * HOUR;
        const values = {
          id: makeId(`comment ${plan.key} ${nth} ${line}`, at),
          author: ids[person],
          text,
          at: new Date(at).toISOString(),
        };
        return new Y.Map<unknown>(Object.entries(values));
      });
      thread.set("comments", Y.Array.from(comments));
    }
  });
  return Y.encodeStateAsUpdate(doc);
}
