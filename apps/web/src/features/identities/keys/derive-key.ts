import type { Bytes } from "#platform/bytes.ts";
import type { Cost, DeriveKey } from "./locks.ts";

/** The request to the worker, and its answer. */
export type DeriveRequest = Cost & { passphrase: string; salt: Bytes };
export type DeriveResult = { bytes: Bytes } | { failed: string };

/** This device could not stretch a passphrase: too little memory, or the worker did not come. */
export class KeyDerivationFailed extends Error {
  override readonly name = "CannotStretch";
}

/** Stretches a passphrase in a worker of its own. Rejects with {@link KeyDerivationFailed}: never with a weaker result. */
export const deriveKey: DeriveKey = (passphrase, salt, { memory, passes, lanes }) => {
  const worker = new Worker(new URL("./stretch-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Bytes>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DeriveResult>) =>
      "bytes" in data ? resolve(data.bytes) : reject(new KeyDerivationFailed(data.failed));
    worker.onerror = (event) => reject(new KeyDerivationFailed(event.message || "The worker did not start"));
    worker.postMessage({ passphrase, salt, memory, passes, lanes } satisfies DeriveRequest);
  }).finally(() => worker.terminate());
};
