import type { Bytes } from "#platform/bytes.ts";
import type { Cost, Stretch } from "./locks.ts";

/** The request to the worker, and its answer. */
export type Asked = Cost & { passphrase: string; salt: Bytes };
export type StretchResult = { bytes: Bytes } | { failed: string };

/** This device could not stretch a passphrase: too little memory, or the worker did not come. */
export class CannotStretch extends Error {
  override readonly name = "CannotStretch";
}

/** Stretches a passphrase in a worker of its own. Rejects with {@link CannotStretch}: never with a weaker result. */
export const stretch: Stretch = (passphrase, salt, { memory, passes, lanes }) => {
  const worker = new Worker(new URL("./stretch-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Bytes>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<StretchResult>) =>
      "bytes" in data ? resolve(data.bytes) : reject(new CannotStretch(data.failed));
    worker.onerror = (event) => reject(new CannotStretch(event.message || "The worker did not start"));
    worker.postMessage({ passphrase, salt, memory, passes, lanes } satisfies Asked);
  }).finally(() => worker.terminate());
};
