import { argon2id } from "hash-wasm";
import type { DeriveRequest, DeriveResult } from "./locks.ts";

// The only file of the product that may run WebAssembly: it is served with a policy of its own (SERVER: `STRETCH_POLICY`).
self.onmessage = async ({
  data: { passphrase, salt, memory, passes, lanes },
}: MessageEvent<DeriveRequest>) => {
  const result: DeriveResult = await argon2id({
    password: passphrase,
    salt,
    memorySize: memory,
    iterations: passes,
    parallelism: lanes,
    hashLength: 32,
    outputType: "binary",
  }).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (failure: unknown) => ({ failed: String(failure) }),
  );
  self.postMessage(result);
};
