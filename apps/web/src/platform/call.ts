import type { Api } from "@kompagnon/contract/api.ts";
import type { Detail, ErrorCode, Input, Output } from "@kompagnon/contract/wire/endpoint.ts";
import { dispatchCallAccepted } from "./call-events.ts";
import { detectCjk } from "./chinese.ts";
import { takePrefetched } from "./prefetched.ts";

/** A key of the contract: `"METHOD /api/…"`. */
export type Route = keyof Api;
/** What a route is given … */
export type In<R extends Route> = Input<Api[R]>;
/** … and answers. */
export type Out<R extends Route> = Output<Api[R]>;
/** Things a caller may add to any call: `onProgress` gets the uploaded share, 0 to 1. */
export type Extra = {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** Whether a write outlives its page; without it, small ones do. */
  keepalive?: boolean;
};
/** The arguments of a call: none are needed where the route needs nothing. */
export type Args<R extends Route> =
  Record<never, never> extends In<R> ? [input?: In<R> & Extra] : [input: In<R> & Extra];
/** What a call to this route may throw. */
export type Failure<R extends Route> = ApiError<ErrorCode<Api[R]> | "offline">;
/** Any call's parts, once its types have done their work. */
export type Parts = Extra & {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
};

/**
 * A refused or failed call. `code` comes from the contract, or is `offline` when no answer came at all. `message` is the
 * server's, in the member's language; empty when the server did not speak, so that the screen finds words of its own.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = "ApiError";
  readonly code: Code;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** One entry a broken field (status 400). */
  readonly details: Detail[];
  /** Seconds to wait (status 429 and 503), or null. */
  readonly retryAfter: number | null;
  /** The number to quote to the operator (status 500), or null. */
  readonly id: string | null;
  constructor(
    code: Code,
    message: string,
    more: {
      status?: number;
      details?: Detail[];
      retryAfter?: number | null;
      id?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = more.status ?? 0;
    this.details = more.details ?? [];
    this.retryAfter = more.retryAfter ?? null;
    this.id = more.id ?? null;
  }
}

const signedOutListeners = new Set<() => void>();
/** Calls `listener` whenever the server does not know who is calling (401), until the answer is called. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

const premiumListeners = new Set<() => void>();
/** Calls `listener` whenever the server answers that something takes premium, until the answer is called. */
export function onPremiumRequired(listener: () => void): () => void {
  premiumListeners.add(listener);
  return () => premiumListeners.delete(listener);
}

let confirmer: (() => Promise<boolean>) | null = null;
/** Sets who asks a person to confirm that it is them (`step_up_required`); `true` has the call sent once more. */
export function onStepUp(ask: () => Promise<boolean>): () => void {
  confirmer = ask;
  return () => {
    if (confirmer === ask) confirmer = null;
  };
}

/** Calls an endpoint of the contract and answers its output; throws {@link ApiError}, or AbortError when aborted. */
export const call = <R extends Route>(route: R, ...[input]: Args<R>): Promise<Out<R>> =>
  send(route, input ?? {}) as Promise<Out<R>>; // the server parses every output by the contract

/** Calls any route with loose parts; `call` and `queries.ts` put the types on. */
export async function send(route: string, input: Parts): Promise<unknown> {
  try {
    return await sendOnce(route, input);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== "step_up_required" || !confirmer) throw failure;
    if (!(await confirmer())) throw failure;
    return sendOnce(route, input);
  }
}

async function sendOnce(route: string, input: Parts): Promise<unknown> {
  const [method = "GET"] = route.split(" ");
  if (method === "GET") {
    const prefetched = await takePrefetched(addressOf(route, input), input.signal);
    if (prefetched) return prefetched.answer;
  }
  const answer = await ask(route, input, read);
  if (method !== "GET") dispatchCallAccepted(route, answer);
  return answer;
}

/** Browsers let 64 kB of a page's requests outlive it: this number of characters leaves room for ten such writes. */
const SMALL = 2_000;

const isSmall = (body: BodyInit | null): boolean =>
  body === null || (typeof body === "string" && body.length <= SMALL);

/** Sends a request and has its answer read; whatever goes wrong is an {@link ApiError}, or AbortError. */
export async function ask<T>(
  route: string,
  input: Parts,
  take: (response: Response) => Promise<T>,
): Promise<T> {
  const [method = "GET"] = route.split(" ");
  const headers = new Headers({ "accept-language": document.documentElement.lang });
  let body: BodyInit | null = null;
  if (input.file) {
    const form = new FormData();
    form.append("file", input.file);
    body = form;
  } else if (input.body !== undefined) {
    body = JSON.stringify(input.body);
    headers.set("content-type", "application/json");
  }
  const address = addressOf(route, input);
  try {
    const response =
      body instanceof FormData && input.onProgress
        ? await upload(address, { method, headers, body }, input)
        : await fetch(address, {
            method,
            headers,
            body,
            signal: input.signal ?? null,
            keepalive: input.keepalive ?? (method !== "GET" && isSmall(body)),
          });
    return await take(response);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401)
      for (const listener of signedOutListeners) listener();
    if (failure instanceof ApiError && failure.code === "premium_required")
      for (const listener of premiumListeners) listener();
    if (failure instanceof ApiError || input.signal?.aborted) throw failure;
    throw new ApiError("offline", "", { cause: failure });
  }
}

const isJson = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("application/json") ?? false;

async function read(response: Response): Promise<unknown> {
  if (!response.ok) return refuse(response);
  if (response.status === 204) return null;
  if (!isJson(response)) return response.blob();
  const text = await response.text();
  detectCjk(text);
  return JSON.parse(text);
}

/** Throws what an answer that is an error says. */
export async function refuse(response: Response): Promise<never> {
  const problem: { error?: string; message?: string; details?: Detail[]; retry_after?: number; id?: string } =
    isJson(response) ? await response.json() : {};
  const wait = problem.retry_after ?? Number(response.headers.get("retry-after") ?? Number.NaN);
  throw new ApiError(
    problem.error ?? (response.status >= 502 ? "unavailable" : "internal"),
    problem.message ?? "",
    {
      status: response.status,
      details: problem.details ?? [],
      retryAfter: Number.isFinite(wait) ? wait : null,
      id: problem.id ?? null,
    },
  );
}

/** The address of a route with its params and query filled in; lists repeat their key, null and undefined stay away. */
export function addressOf(route: string, { params = {}, query = {} }: Parts): string {
  const [, pattern = ""] = route.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== null && one !== undefined) search.append(key, String(one));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** fetch cannot tell how far an upload is; XMLHttpRequest can. */
function upload(
  address: string,
  { method, headers, body }: { method: string; headers: Headers; body: FormData },
  extra: Extra,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => extra.onProgress?.(loaded / total);
    request.onload = () =>
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: { "content-type": request.getResponseHeader("content-type") ?? "" },
        }),
      );
    request.onerror = () => reject(new TypeError("The upload broke off"));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    extra.signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
