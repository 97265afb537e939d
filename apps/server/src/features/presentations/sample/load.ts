import { createHash } from "node:crypto";
import * as Y from "yjs";
import { signCommentAsBrowser, writeSampleDocument } from "#features/documents/public.ts";
import { DECKS, type SampleDeck, type SampleObject } from "#features/presentations/sample/decks.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 86_400_000;

/** Loads decks with their people, and what was said about what stands in them. */
export async function loadDecks(tx: Tx, community: SampleCommunity): Promise<void> {
  for (const deck of DECKS) await loadDeck(tx, community, deck);
}

async function loadDeck(tx: Tx, community: SampleCommunity, deck: SampleDeck): Promise<void> {
  const { ids, now, makeId } = community;
  const createdAt = now - deck.daysOld * DAY;
  const id = makeId(`deck ${deck.key}`, createdAt);
  const [ownerId = "", ...others] = deck.people.map((place) => ids[place] ?? "");
  const comments = commentsOf(community, deck, id);
  await writeSampleDocument(tx, community, {
    id,
    kind: "presentation",
    title: deck.title,
    ownerId,
    // The same at every loading, and as random as the id of a row that nobody can guess.
    key: createHash("sha256").update(`sample deck ${deck.key} ${ownerId}`).digest(),
    people: others.map((memberId) => ({ memberId, role: "editor" as const })),
    parts: [
      { authorId: ownerId, purpose: "content", change: contentOf(deck), at: createdAt + HOUR },
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

/** Keys that are in order: `a1`, `a2` … and, for more than nine, `b1` and so on. */
const place = (nth: number): string => `${String.fromCharCode(97 + Math.floor(nth / 9))}${(nth % 9) + 1}`;

/** Lines as the text editor keeps them: a paragraph each. */
function wordsOf(text: string): Y.XmlFragment {
  const fragment = new Y.XmlFragment();
  const lines = text.split("\n").map((line) => {
    const paragraph = new Y.XmlElement("paragraph");
    if (line) paragraph.insert(0, [new Y.XmlText(line)]);
    return paragraph;
  });
  fragment.insert(0, lines);
  return fragment;
}

function objectOf({ at: [x, y, w, h], text, cells, ...values }: SampleObject, nth: number): Y.Map<unknown> {
  const map = new Y.Map<unknown>(Object.entries({ ...values, x, y, w, h, order: place(nth) }));
  if (values.kind === "text" || values.kind === "shape") map.set("text", wordsOf(text ?? ""));
  if (cells)
    map.set(
      "cells",
      new Y.Map(
        cells.flatMap((row, line) => row.map((cell, column) => [`${line}:${column}`, cell] as const)),
      ),
    );
  return map;
}

/** How an object of a sample deck is called among all of the deck. */
const nameOf = (deck: SampleDeck, object: string): string => {
  const slide = deck.slides.findIndex(({ objects }) => object in objects);
  return `${deck.key}-${slide + 1}-${object}`;
};

/** The slides of a deck as its editor would have written them. */
function contentOf(deck: SampleDeck): Uint8Array {
  const doc = docFor(1);
  doc.transact(() => {
    doc.getMap("deck").set("theme", deck.theme);
    for (const [nth, { ground, notes = "", objects }] of deck.slides.entries()) {
      const slide = new Y.Map<unknown>();
      doc.getMap("slides").set(`${deck.key}-${nth + 1}`, slide);
      slide.set("order", place(nth));
      if (ground) slide.set("ground", ground);
      slide.set("notes", new Y.Text(notes));
      const made = Object.entries(objects).map(
        ([name, object], at) => [`${deck.key}-${nth + 1}-${name}`, objectOf(object, at)] as const,
      );
      slide.set("objects", new Y.Map(made));
    }
  });
  return Y.encodeStateAsUpdate(doc);
}

/** What was said about objects of a deck; null where nothing was. */
function commentsOf(
  { ids, now, makeId }: SampleCommunity,
  deck: SampleDeck,
  documentId: string,
): Uint8Array | null {
  if (deck.said.length === 0) return null;
  const doc = docFor(2);
  doc.transact(() => {
    for (const [nth, [object, ...lines]] of deck.said.entries()) {
      const createdAt = now - (26 - nth * 4) * HOUR;
      const thread = new Y.Map<unknown>();
      const threadId = makeId(`thread of deck ${deck.key} ${nth}`, createdAt);
      doc.getMap("threads").set(threadId, thread);
      const found = deck.slides.map(({ objects }) => objects[object]).find(Boolean);
      const label = found?.["alt"] ?? found?.cells?.[0]?.[0] ?? found?.text;
      thread.set("anchor", nameOf(deck, object));
      thread.set("label", typeof label === "string" ? label : "");
      const comments = lines.map(([person, text], line) => {
        const at = createdAt + line * HOUR;
        const values = {
          id: makeId(`comment of deck ${deck.key} ${nth} ${line}`, at),
          author: ids[person] ?? "",
          text,
          at: new Date(at).toISOString(),
        };
        const signed = signCommentAsBrowser({ doc: documentId, thread: threadId, ...values });
        return new Y.Map<unknown>(Object.entries({ ...values, ...signed }));
      });
      thread.set("comments", Y.Array.from(comments));
    }
  });
  return Y.encodeStateAsUpdate(doc);
}
