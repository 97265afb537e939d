import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { toHex } from "#platform/bytes.ts";
import { requestResult, transactionDone } from "#platform/indexed-db.ts";
import type { Unlocked } from "../keys/pair.ts";

/**
 * What this device keeps: an unlocked identity as keys that no script can read out, until its member signs out; and which
 * public keys of others were met here, as fingerprints, so that another key in their place is noticed.
 */
const NAME = "identities" satisfies DeviceName;
const UNLOCKED = "unlocked";
const PINS = "pins";

async function withStore<T>(
  name: typeof UNLOCKED | typeof PINS,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(UNLOCKED, { keyPath: "memberId" });
    request.result.createObjectStore(PINS);
  };
  const database = await requestResult(request);
  try {
    const transaction = database.transaction(name, mode);
    const done = mode === "readwrite" ? transactionDone(transaction) : null;
    const answer = await requestResult(work(transaction.objectStore(name)));
    await done;
    return answer;
  } finally {
    database.close();
  }
}

/** A member's unlocked identity; null where there is none, or the browser keeps nothing. */
export const readStoredIdentity = (memberId: string): Promise<Unlocked | null> =>
  withStore<Unlocked | undefined>(UNLOCKED, "readonly", (store) => store.get(memberId)).then(
    (found) => found ?? null,
    () => null,
  );

/** Stores an identity; in memory if the browser stores nothing. */
export const storeIdentity = (identity: Unlocked): Promise<void> =>
  withStore(UNLOCKED, "readwrite", (store) => store.put(identity)).then(
    () => undefined,
    () => undefined,
  );

/** Deletes a member's from this device. */
export const dropIdentity = (memberId: string): Promise<void> =>
  withStore(UNLOCKED, "readwrite", (store) => store.delete(memberId)).then(
    () => undefined,
    () => undefined,
  );

const fingerprint = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
const pinName = (memberId: string, otherId: string): Promise<string> => fingerprint(`${memberId}|${otherId}`);
type Keys = { agree: string; sign?: string | undefined };
const pinOf = ({ agree, sign }: Keys): Promise<string> => fingerprint(`${agree}|${sign ?? ""}`);

/** Whether a member's public keys are those that were met here before; "new" if none were. */
export async function pinned(
  memberId: string,
  otherId: string,
  keys: Keys,
): Promise<"same" | "new" | "other"> {
  const name = await pinName(memberId, otherId);
  const found = await withStore<unknown>(PINS, "readonly", (store) => store.get(name)).catch(() => undefined);
  if (typeof found !== "string") return "new";
  return found === (await pinOf(keys)) ? "same" : "other";
}

/** Remembers a member's public keys. */
export async function pin(memberId: string, otherId: string, keys: Keys): Promise<void> {
  const [name, value] = await Promise.all([pinName(memberId, otherId), pinOf(keys)]);
  await withStore(PINS, "readwrite", (store) => store.put(value, name)).catch(() => undefined); // met again as new then
  if (keys.sign) await pinSign(memberId, otherId, keys.sign);
}

const signName = (memberId: string, otherId: string): Promise<string> =>
  fingerprint(`sign|${memberId}|${otherId}`);
const textsIn = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
/** The signing keys of a member that were met here; more than one if they started over. */
const signsOf = async (name: string): Promise<string[]> =>
  textsIn(await withStore<unknown>(PINS, "readonly", (store) => store.get(name)).catch(() => undefined));

/** Whether a signing key was met here as this member's; "new" if none was. */
export async function signPinned(
  memberId: string,
  otherId: string,
  sign: string,
): Promise<"same" | "new" | "other"> {
  const found = await signsOf(await signName(memberId, otherId));
  if (found.length === 0) return "new";
  return found.includes(await fingerprint(sign)) ? "same" : "other";
}

/** Remembers a signing key of a member. */
export async function pinSign(memberId: string, otherId: string, sign: string): Promise<void> {
  const [name, value] = await Promise.all([signName(memberId, otherId), fingerprint(sign)]);
  const found = await signsOf(name);
  if (found.includes(value)) return;
  await withStore(PINS, "readwrite", (store) => store.put([...found, value], name)).catch(() => undefined); // as above
}
