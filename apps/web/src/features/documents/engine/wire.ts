import type { PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import type { Bytes } from "#platform/bytes.ts";
import type { Signer } from "./signing.ts";

/** What names a part for good: its session, and its number there. */
export type PartId = { session: string; seq: number };
/** A sealed part on its way to the log. */
export type OutPart = PartId & { epoch: number; purpose: PartPurpose; sealed: Bytes };
/**
 * A part of the log; `sealed` is empty where it is not for this reader. `author`: who sent it, as the server says; null or
 * missing where it does not say.
 */
export type LogPart = OutPart & { n: number; author?: string | null };
/** The whole state up to a number of the log. */
export type LogSnapshot = {
  covers: number;
  epoch: number;
  session: string;
  sealed: Bytes;
  sealedComments: Bytes | null;
};
/** The content of the log after a number. */
export type LogPage = {
  snapshot: LogSnapshot | null;
  parts: readonly LogPart[];
  /** The last number of the log. */
  n: number;
  more: boolean;
};

/** The keys of a document's epochs; the last one seals. From `signedFrom` on all that is written is signed; null: nothing is. */
export type KeyList = {
  epoch: number;
  keys: readonly { epoch: number; key: Bytes }[];
  signedFrom: number | null;
};

/** Who signs what is written here, and whose signatures are believed. */
export type Signing = {
  /** Null where no one's keys are unlocked, or nothing is written. */
  signer: () => Promise<Signer | null>;
  /** Whether a public key (base64) is one that this member signs with. */
  trusts: (author: string, key: string) => Promise<boolean>;
};
/** Signs nothing and accepts no signature: documents whose key the server keeps. */
export const UNSIGNED: Signing = {
  signer: () => Promise.resolve(null),
  trusts: () => Promise.resolve(false),
};

/** The server has begun another epoch: what was sent is sealed by a key that is not taken any more. */
export class EpochChanged extends Error {
  override readonly name = "EpochChanged";
}

/** How a document's browser reaches its log. Everything rejects where there is no connection. */
export type Wire = {
  /** Stores all of them or none, and returns their positions. Rejects with {@link EpochChanged}. */
  append: (parts: readonly OutPart[]) => Promise<readonly (PartId & { n: number })[]>;
  /** The log after a number; `below`: no state that covers as much as this one, which was refused. */
  load: (after: number, below: number | null) => Promise<LogPage>;
  keys: () => Promise<KeyList>;
  signing: Signing;
};

/** Where parts are kept until the log has them. */
export type PendingPartStore = {
  /** Marks the start of a session of this tab: while the tab is open, no other takes over its entries. */
  begin: (session: string) => Promise<void>;
  /** Keeps parts, in the place of others where they are given. Rejects if it can't. */
  keep: (parts: readonly OutPart[], insteadOf?: readonly PartId[]) => Promise<void>;
  drop: (parts: readonly PartId[]) => Promise<void>;
};
