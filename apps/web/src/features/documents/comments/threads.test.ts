import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { beginThread, edit, readThreads, remove, reply, resolve } from "./threads.ts";

const ANCHOR = { id: "card", label: "Card" };
const said = (doc: Y.Doc) => readThreads(doc).map(({ comments }) => comments.map(({ text }) => text));

describe("threads of comments", () => {
  it("are begun, answered, resolved and opened again by an answer", () => {
    const doc = new Y.Doc();
    beginThread(doc, "ana", "Is it right?", ANCHOR);
    const id = readThreads(doc)[0]?.id ?? "";
    reply(doc, id, "ben", "Yes.");
    resolve(doc, id, "ana");
    expect(readThreads(doc)).toMatchObject([
      {
        anchor: ANCHOR,
        resolved: { by: "ana" },
        comments: [
          { authorId: "ana", text: "Is it right?" },
          { authorId: "ben", text: "Yes." },
        ],
      },
    ]);
    reply(doc, id, "ben", "One more thing.");
    expect(readThreads(doc)[0]?.resolved).toBeNull();
  });

  it("keep answers where a comment was deleted, and go with the last one", () => {
    const doc = new Y.Doc();
    beginThread(doc, "ana", "first", null);
    const id = readThreads(doc)[0]?.id ?? "";
    reply(doc, id, "ben", "second");
    const [first, second] = readThreads(doc)[0]?.comments ?? [];
    edit(doc, id, second?.id ?? "", "second, better");
    remove(doc, id, first?.id ?? "");
    expect(said(doc)).toEqual([["", "second, better"]]);
    expect(readThreads(doc)[0]?.comments[1]?.editedAt).not.toBeNull();
    remove(doc, id, second?.id ?? "");
    expect(readThreads(doc)).toEqual([]);
  });

  it("become the same where two answer without knowing of one another", () => {
    const [one, other] = [new Y.Doc(), new Y.Doc()];
    beginThread(one, "ana", "question", null);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    const id = readThreads(one)[0]?.id ?? "";
    reply(one, id, "ana", "a");
    reply(other, id, "ben", "b");
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    expect(said(one)).toEqual(said(other));
    expect(said(one)[0]).toHaveLength(3);
  });

  it("leave out whatever else stands there", () => {
    const doc = new Y.Doc();
    doc.getMap("threads").set("x", "nonsense");
    doc.getMap("threads").set("y", new Y.Map<unknown>([["comments", 3]]));
    doc
      .getMap("threads")
      .set("z", new Y.Map<unknown>([["comments", Y.Array.from([new Y.Map([["id", 1]])])]]));
    beginThread(doc, "ana", "real", null);
    expect(said(doc)).toEqual([["real"]]);
  });
});
