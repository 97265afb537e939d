import { expect, test, vi } from "vitest";
import { ApiError } from "./call.ts";
import { mayRetry, type Transfer, UnsuitableFile, UploadQueue } from "./upload-queue.ts";

/** Waits until a check passes, on a busy machine as well. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

type Sent = { id: string };
type Answer = Sent | UnsuitableFile<"too_long">;
type Details = { shown: string | null; name: string };

/** A queue whose files go when the test says so. */
function open(recalled: string[] = []) {
  const sendings: { name: string; transfer: Transfer; end: PromiseWithResolvers<Answer> }[] = [];
  const discard = vi.fn<(sent: Sent) => void>();
  const queue = new UploadQueue<string, string, Details, Sent, "too_big" | "too_long">({
    keyOf: (place) => place,
    send: ({ name }, _source, transfer) => {
      const end = Promise.withResolvers<Answer>();
      sendings.push({ name, transfer, end });
      return end.promise;
    },
    discard,
    recall: () =>
      recalled.map((id) => ({ key: id, shown: null, name: id, share: 1, sent: { id }, problem: null })),
  });
  const add = (name: string, problem: "too_big" | null = null) =>
    queue.add("here", name, { shown: null, name }, problem);
  const states = () =>
    queue.in("here").map(({ name, share, sent, problem }) => [name, share, sent?.id, problem?.code]);
  const sending = (at: number) => {
    const found = sendings[at];
    if (!found) throw new Error(`nothing was sent as number ${at}`);
    return found;
  };
  return { queue, add, states, sending, sendings, discard };
}

test("a file tells how far it is, and what became of it", async () => {
  const { queue, add, states, sending } = open();
  add("a");
  sending(0).transfer.onProgress(0.5);
  expect(states()).toEqual([["a", 0.5, undefined, undefined]]);
  sending(0).end.resolve({ id: "1" });
  await soon(() => expect(states()).toEqual([["a", 1, "1", undefined]]));
  expect(queue.take("here")).toEqual([{ id: "1" }]);
  expect(states()).toEqual([]);
});

test("what can't go is not sent, and what is refused on the way says why", async () => {
  const { queue, add, states, sending, sendings } = open();
  add("big", "too_big");
  expect(sendings).toEqual([]);
  add("long");
  sending(0).end.resolve(new UnsuitableFile("too_long"));
  await soon(() => expect(states()[1]).toEqual(["long", 0, undefined, "too_long"]));
  for (const { key } of queue.in("here")) queue.retry("here", key);
  expect(sendings).toHaveLength(1);
  expect(queue.in("here").some(mayRetry)).toBe(false);
  expect(queue.take("here")).toEqual([]);
  expect(states()).toHaveLength(2);
});

test("what failed without a connection goes on once it is back; what was refused waits", async () => {
  const { queue, add, states, sending, sendings } = open();
  add("a");
  add("b");
  sending(0).end.reject(new ApiError("offline", ""));
  sending(1).end.reject(new ApiError("invalid", "Nein", { status: 400 }));
  await soon(() => expect(states().map(([, , , code]) => code)).toEqual(["offline", "refused"]));
  queue.resume();
  expect(sendings.map(({ name }) => name)).toEqual(["a", "b", "a"]);
  expect(states()[0]).toEqual(["a", 0, undefined, undefined]);
});

test("a file that is taken out while it is on its way is taken off the server when it arrives", async () => {
  const { queue, add, states, sending, discard } = open();
  add("a");
  const [upload] = queue.in("here");
  queue.remove("here", upload?.key ?? "");
  expect(states()).toEqual([]);
  expect(sending(0).transfer.signal.aborted).toBe(true);
  sending(0).end.resolve({ id: "1" });
  await soon(() => expect(discard).toHaveBeenCalledExactlyOnceWith({ id: "1" }));
});

test("files of an earlier visit are there, and go when the place is cleared", () => {
  const { queue, states, discard } = open(["1", "2"]);
  expect(states()).toEqual([
    ["1", 1, "1", undefined],
    ["2", 1, "2", undefined],
  ]);
  queue.remove("here", "1");
  queue.clear("here", false);
  expect(states()).toEqual([]);
  expect(discard).toHaveBeenCalledExactlyOnceWith({ id: "1" });
});
