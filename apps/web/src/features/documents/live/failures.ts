import { ApiError } from "#platform/call.ts";
import { mayRecover } from "#platform/queries.ts";
import { KeyAwaited, KeysBroken, KeysLocked, PageOutdated } from "../custody/document-keys.ts";
import { StateRefused } from "../engine/reading.ts";
import type { SyncState } from "./sync-state.ts";
import { POLL_MS, type Syncing } from "./syncing.ts";

/** The open document that something failed of. */
type Failing = {
  readonly syncState: SyncState;
  readonly syncing: Syncing;
  /** How many changes are unsent. */
  readonly unsent: number;
  /** Opens it again after this time in ms. */
  readonly beginWithin: (ms: number) => void;
  /** Reads title, people and rights again. */
  readonly reread: () => void;
  /** The document is no longer accessible here. */
  readonly lost: (phase: "missing" | "ended") => void;
};

/** Does what a failure asks for while a document is opened, read or written: says so, tries again, or gives it up. */
export function handleSyncError(thrown: unknown, failing: Failing): void {
  const { syncState } = failing;
  // Without its keys nothing is shown, and what was written stays here, sealed, until they are back.
  if (thrown instanceof KeysLocked) syncState.set({ phase: "locked" });
  else if (thrown instanceof KeysBroken) syncState.set({ phase: "broken" });
  else if (thrown instanceof KeyAwaited) {
    failing.beginWithin(POLL_MS);
    syncState.set({ phase: "awaited" });
  }
  // What was written stays here, sealed, until the page that is loaded next sends it.
  else if (thrown instanceof PageOutdated) syncState.set({ phase: "outdated" });
  else if (thrown instanceof StateRefused)
    syncState.set({ phase: "forged", refusals: [...syncState.read().refusals, thrown.refused] });
  else if (!(thrown instanceof ApiError)) faulty(failing);
  else if (mayRecover(thrown)) unreachable(thrown, failing);
  // An address that names no document is refused before a document is looked up.
  else if (thrown.status === 404 || isMisaddressed(thrown, syncState)) failing.lost("missing");
  else if (thrown.status === 410) failing.lost("ended");
  // Without a session the guard leads to the login; what is unsent is kept.
  else if (thrown.status !== 401) refused(thrown, failing);
}

const isMisaddressed = ({ code }: ApiError, state: SyncState): boolean =>
  code === "invalid_input" && state.read().phase === "opening";

/** A fault of this page or of this device. */
function faulty({ syncState, syncing }: Failing): void {
  const wait = syncing.countFailure();
  if (syncState.read().phase === "opening")
    syncState.set({ phase: "failed", error: new ApiError("internal", "") });
  else syncing.within(wait);
}

/** Trying again may help. */
function unreachable(error: ApiError, { syncState, syncing, beginWithin }: Failing): void {
  const backOff = syncing.countFailure();
  if (["opening", "unreachable"].includes(syncState.read().phase))
    syncState.set({ phase: error.status === 0 ? "unreachable" : "failed", error });
  else syncState.set({ connection: "offline" });
  const wait = error.retryAfter ? error.retryAfter * 1_000 : backOff;
  if (syncing.begun) syncing.within(wait);
  else beginWithin(wait);
}

/** The server rejects a request: shown if nothing else is shown yet, or if changes are unsent. */
function refused(error: ApiError, { syncState, unsent, reread }: Failing): void {
  const before = syncState.read();
  if (before.phase === "opening") syncState.set({ phase: "failed", error });
  else if (unsent > 0) {
    if (!before.refused) reread(); // rights may have changed
    syncState.set({ refused: error });
  }
}
