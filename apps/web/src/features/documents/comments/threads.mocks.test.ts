import { describe, expect, it, vi } from "vitest";
import * as Y from "yjs";
import type { Signer } from "../engine/signing.ts";
import { aSigner } from "../engine/test-signer.ts";
import { isAuthors, type Pen, penOf } from "./signed.ts";
import { beginThread, edit, readThreads, remove, reply, resolve } from "./threads.ts";

const signing = vi.hoisted(() => ({ now: null as object | null }));
vi.mock("../custody/signers.ts", () => ({ mySigner: () => Promise.resolve(signing.now) }));

const unsigned = (authorId: string): Pen => ({ authorId, sign: async () => null });
const ana = unsigned("ana");
const ben = unsigned("ben");

const ANCHOR = { id: "card", label: "Card" };
const textsOf = (doc: Y.Doc) => readThreads(doc).map(({ comments }) => comments.map(({ text }) => text));

describe("threads of comments", () => {
  it("are begun, answered, resolved and opened again by an answer", async () => {
    const doc = new Y.Doc();
    await beginThread(doc, ana, "Is it right?", ANCHOR);
    const id = readThreads(doc)[0]?.id ?? "";
    await reply(doc, id, ben, "Yes.");
    await resolve(doc, id, ana);
    expect(readThreads(doc)).toMatchObject([
      {
        anchor: ANCHOR,
        resolved: { authorId: "ana" },
        comments: [
          { authorId: "ana", text: "Is it right?" },
          { authorId: "ben", text: "Yes." },
        ],
      },
    ]);
    await reply(doc, id, ben, "One more thing.");
    expect(readThreads(doc)[0]?.resolved).toBeNull();
  });

  it("keep answers where a comment was deleted, and go with the last one", async () => {
    const doc = new Y.Doc();
    await beginThread(doc, ana, "first", null);
    const id = readThreads(doc)[0]?.id ?? "";
    await reply(doc, id, ben, "second");
    const [first, second] = readThreads(doc)[0]?.comments ?? [];
    if (!first || !second) throw new Error("two comments");
    await edit(doc, id, ben, { comment: second, text: "second, better" });
    await remove(doc, id, ana, first);
    expect(textsOf(doc)).toEqual([["", "second, better"]]);
    expect(readThreads(doc)[0]?.comments[1]?.editedAt).not.toBeNull();
    await remove(doc, id, ben, second);
    expect(readThreads(doc)).toEqual([]);
  });

  it("become the same where two answer without knowing of one another", async () => {
    const one = new Y.Doc();
    const other = new Y.Doc();
    await beginThread(one, ana, "question", null);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    const id = readThreads(one)[0]?.id ?? "";
    await reply(one, id, ana, "a");
    await reply(other, id, ben, "b");
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    expect(textsOf(one)).toEqual(textsOf(other));
    expect(textsOf(one)[0]).toHaveLength(3);
  });

  it("leave out invalid entries", async () => {
    const doc = new Y.Doc();
    doc.getMap("threads").set("x", "nonsense");
    doc.getMap("threads").set("y", new Y.Map<unknown>([["comments", 3]]));
    doc
      .getMap("threads")
      .set("z", new Y.Map<unknown>([["comments", Y.Array.from([new Y.Map([["id", 1]])])]]));
    await beginThread(doc, ana, "real", null);
    expect(textsOf(doc)).toEqual([["real"]]);
  });
});

describe("signatures under comments", () => {
  const DOC = "4b2c9d2e-0000-4000-8000-000000000001";
  const trusting = (...people: Signer[]) => ({
    signer: async () => null,
    trusts: async (author: string, key: string) =>
      people.some((one) => one.author === author && one.key === key),
  });

  it("signature: valid for the comment's author, text and place only", async () => {
    const author = await aSigner();
    const other = await aSigner();
    const believed = trusting(author, other);
    const doc = new Y.Doc();
    signing.now = author;
    const pen = penOf(DOC, author.author, true);
    await beginThread(doc, pen, "Good.", null);
    const [thread] = readThreads(doc);
    const comment = thread?.comments[0];
    if (!thread || !comment) throw new Error("a comment");
    expect(await isAuthors(believed, DOC, thread.id, comment)).toBe(true);
    const forged = [
      [DOC, thread.id, { ...comment, text: "Bad." }],
      [DOC, thread.id, { ...comment, authorId: other.author }],
      [DOC, thread.id, { ...comment, deleted: true }],
      [DOC, thread.id, { ...comment, mark: null }],
      [DOC, "another thread", comment],
      [DOC.replace("1", "2"), thread.id, comment],
    ] as const;
    for (const [id, threadId, one] of forged)
      expect(await isAuthors(believed, id, threadId, one)).toBe(false);
    expect(await isAuthors(trusting(other), DOC, thread.id, comment)).toBe(false);
    // Another member's browser that writes under this author signs with its own key.
    signing.now = other;
    await reply(doc, thread.id, penOf(DOC, author.author, true), "Not me.");
    const [, reply2] = readThreads(doc)[0]?.comments ?? [];
    expect(reply2 && (await isAuthors(believed, DOC, thread.id, reply2))).toBe(false);
    signing.now = author;
    await edit(doc, thread.id, pen, { comment, text: "Better." });
    const [edited] = readThreads(doc)[0]?.comments ?? [];
    expect(edited && (await isAuthors(believed, DOC, thread.id, edited))).toBe(true);
    await resolve(doc, thread.id, pen);
    const resolved = readThreads(doc)[0]?.resolved;
    expect(resolved && (await isAuthors(believed, DOC, thread.id, resolved))).toBe(true);
  });
});
