import type { Me } from "@kompagnon/contract/accounts/model.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, call, onSignedOut } from "./call.ts";
import { readItem, storeItem } from "./device-storage.ts";
import { PRERENDERED } from "./open-script.ts";
import { forgetPrefetched, takePrefetchedNow } from "./prefetched.ts";
import { queryClient, retryDelay } from "./queries.ts";
import { storeSignedInHint } from "./signed-in-hint.ts";

const BAN_MESSAGE = "ban_message";
/** After this many failed tries the offline screen shows (product: auth guard). */
const ATTEMPTS_MAX = 5;

/** Why the session was ended from elsewhere. */
export type SessionEndReason = "ended" | "password_changed" | "deleted";
/** The target of a guest, and the reason for the sign-in; kept as history state during the login. */
export type Origin = { from?: string; why?: SessionEndReason };

/** Who is looking at the page. */
export type Session =
  | { state: "loading" }
  | { state: "member"; me: Me }
  /** `left`: because of a sign-out here; then there is no return address. `why`: the session was ended from elsewhere. */
  | { state: "guest"; signedOutHere: boolean; why: SessionEndReason | null }
  | { state: "unreachable"; retry: () => Promise<unknown> };

/** A refusal this fresh, in ms, is not asked for again by the next page: the guard hands over to the login. */
const REFUSAL_FRESH_MS = 10_000;
/** Why there is no session any more: it was ended here … */
const SIGNED_OUT_HERE = new ApiError("unauthenticated", "", { status: 401 });
/** … or by the server, or from another device. */
class Ended extends ApiError {
  readonly why: SessionEndReason | null;
  constructor(why: SessionEndReason | null) {
    super("unauthenticated", "", { status: 401 });
    this.why = why;
  }
}

/** Whether the server has answered that there is no session here. */
export const isAccessRefused = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && (failure.status === 401 || failure.status === 403);

/** For the one render in which the member is gone and the guard has not redirected yet. */
let lastMember: Me | null = null;

function rememberMember(me: Me): Me {
  storeSignedInHint(me);
  lastMember = me;
  return me;
}

async function readSession(): Promise<Me> {
  try {
    return rememberMember(await call("GET /api/me"));
  } catch (failure) {
    if (isAccessRefused(failure)) {
      storeSignedInHint(null);
      if (failure.code === "banned") storeItem(BAN_MESSAGE, failure.message);
    }
    throw failure;
  }
}

/** Whether the session is requested again after `failed` earlier failures (from 0): a refusal is final at once. */
export const mayRetry = (failed: number, failure: Error): boolean =>
  !isAccessRefused(failure) && failed < ATTEMPTS_MAX - 1;

/** How long to wait first, in ms: 429 and 5xx from 1 s, doubling up to 20 s; other failures 2 s (spec: auth guard). */
export const waitBeforeRetry = (attempt: number, failure: Error): number =>
  failure instanceof ApiError && (failure.status === 429 || failure.status >= 500)
    ? retryDelay(attempt, failure)
    : 2000;

/** There is no session, and why. */
function setUnauthenticated(error: ApiError): void {
  queryClient.getQueryCache().build<Me, Error>(queryClient, { queryKey: sessionQuery.queryKey }).setState({
    data: undefined,
    dataUpdatedAt: 0,
    error,
    errorUpdatedAt: Date.now(),
    status: "error",
    fetchStatus: "idle",
  });
}

/** The session as a query. */
const sessionQuery = queryOptions<Me>({
  queryKey: ["session"],
  queryFn: readSession,
  initialData: () => {
    const me = takePrefetchedNow("/api/me") as Me | undefined; // the server parses every output by the contract
    return me && rememberMember(me);
  },
  staleTime: 60_000,
  networkMode: "always",
  refetchOnReconnect: true, // which "always" turns off
  retry: mayRetry,
  retryDelay: waitBeforeRetry,
  retryOnMount: ({ state }) =>
    !isAccessRefused(state.error) || Date.now() - state.errorUpdatedAt > REFUSAL_FRESH_MS,
});

// The server sends a prerendered page only to requests without a session: no request is needed.
if (typeof document !== "undefined" && document.documentElement.hasAttribute?.(PRERENDERED)) {
  storeSignedInHint(null);
  setUnauthenticated(new ApiError("unauthenticated", "", { status: 401 }));
}

/** The session of this page, checked with the server and checked again when the tab comes back. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (isAccessRefused(error))
    return { state: "guest", signedOutHere: error === SIGNED_OUT_HERE, why: endReasonOf(error) };
  if (data) return { state: "member", me: data };
  if (error) return { state: "unreachable", retry: () => refetch() };
  return { state: "loading" };
}

/** A session that was there a moment ago and is refused now has ended. */
function endReasonOf(error: ApiError): SessionEndReason | null {
  if (error instanceof Ended) return error.why;
  return error !== SIGNED_OUT_HERE && error.status === 401 && lastMember !== null ? "ended" : null;
}

/** The signed-in member. Only below the auth guard; throws elsewhere. */
export function useMember(): Me {
  const session = useSession();
  if (session.state === "member") return session.me;
  if (lastMember) return lastMember; // the guard is about to redirect
  throw new Error("useMember is only for pages behind the auth guard");
}

/** Who is signed in on this page, for work outside of components; null for guests. */
export const currentMember = (): Me | null => lastMember;

/**
 * Reads the session again, after sign-in, onboarding or a changed profile. Resolves when it is up to date, with the
 * member, or null if there is none or no page is watching.
 */
export async function refreshSession(): Promise<Me | null> {
  forgetPrefetched();
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey, type: "inactive" });
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
}

/** Ends the session here and on the server; the guard then leads to the login. Never throws. */
export async function signOut(): Promise<void> {
  signingOut = true;
  await call("POST /api/auth/signout").catch((failure: unknown) => {
    // Without an answer the cookie may live on; the next visit finds out. What this page knew is forgotten either way.
    console.warn("Sign-out was not answered", failure);
  });
  await becomeGuest(SIGNED_OUT_HERE);
  signingOut = false;
}

/** A sign-out is under way here: the live stream's event that the session is over is ignored. */
let signingOut = false;

/**
 * Ends the session in this page only, because the server has ended it already. The login says why, and leads back to where
 * they were. Asking the server to sign out might hit a session that another tab has begun since.
 */
export const handleSessionExpired = (why: SessionEndReason | null): Promise<void> =>
  signingOut ? Promise.resolve() : becomeGuest(new Ended(why));

/** The same after asking for it: there is nothing to say and nowhere to come back to. */
export const endSessionHere = (): Promise<void> => becomeGuest(SIGNED_OUT_HERE);

/** Drafts with figures of a business do not outlive their member's sign-out. */
function forgetDrafts(): void {
  const drafts: DeviceName = `businessplans.draft.${queryClient.getQueryData(sessionQuery.queryKey)?.id}`;
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(drafts)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

async function becomeGuest(reason: ApiError): Promise<void> {
  forgetPrefetched();
  if (reason === SIGNED_OUT_HERE) forgetDrafts();
  storeSignedInHint(null);
  await queryClient.cancelQueries(); // nothing may come back refused and flash an error
  setUnauthenticated(reason);
}

/** Forgets everything this page knew of the member, once their pages are gone; asks the server nothing. */
export function forgetMember(): void {
  storeSignedInHint(null);
  lastMember = null;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  queryClient.getMutationCache().clear();
  queryClient.getQueryCache().find(sessionQuery)?.setState({ data: undefined, dataUpdatedAt: 0 });
}

/** Keeps a ban's text for the login page. */
export const storeBanMessage = (message: string): void => storeItem(BAN_MESSAGE, message);
/** The ban text kept for the login page, or null. */
export const banMessage = (): string | null => readItem(BAN_MESSAGE);
/** Forgets the kept ban text. */
export const forgetBanMessage = (): void => storeItem(BAN_MESSAGE, null);

// A request refused as unauthenticated means that the session is gone: check it, the guard does the rest.
onSignedOut(() => {
  const session = queryClient.getQueryState(sessionQuery.queryKey);
  if (session?.fetchStatus === "fetching" || isAccessRefused(session?.error)) return; // being checked, or known already
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
});
