import type { trackingEndpoints } from "@kompagnon/contract/analytics/endpoints.ts";
import type { Input, Output } from "@kompagnon/contract/wire/endpoint.ts";

type Endpoints = typeof trackingEndpoints;
/** The calls that tell what was measured. */
type TrackingRoute = keyof Endpoints & `${"POST" | "PATCH"} ${string}`;
/** The body of such a call. */
export type RequestBody<R extends TrackingRoute> =
  Input<Endpoints[R]> extends { body: infer Body } ? Body : Record<string, never>;
type PathParams<R extends TrackingRoute> =
  Input<Endpoints[R]> extends { params: { id: string } } ? [id: string] : [];

/** What became of a request; `status` 0 without an answer. `wait` is what the server asked to wait, in ms. */
export type Reply<Answer = unknown> = { ok: boolean; status: number; wait: number; body: Answer | null };

const addressOf = (route: string, id = ""): string =>
  (route.split(" ")[1] ?? "").replace("{id}", encodeURIComponent(id));

/** Tells the server. Never fails: that measuring goes wrong is no one's concern (spec: public, section 8). */
export async function send<R extends TrackingRoute>(
  route: R,
  body: RequestBody<R>,
  ...[id]: PathParams<R>
): Promise<Reply<Output<Endpoints[R]>>> {
  try {
    const answer = await fetch(addressOf(route, id), {
      method: route.split(" ")[0] ?? "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      // Small enough for every browser's limit; goes on while the page goes away.
      keepalive: true,
    });
    // Read whatever it is: the connection is held until then.
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return {
      ok: answer.ok,
      status: answer.status,
      wait: Number(answer.headers.get("retry-after")) * 1000,
      body: answer.ok && isJson ? JSON.parse(text) : null,
    };
  } catch {
    return { ok: false, status: 0, wait: 0, body: null };
  }
}

/** Hands the last word to the browser, which sends it after the page is gone. */
export function sendOnUnload<R extends TrackingRoute & `POST ${string}`>(
  route: R,
  body: RequestBody<R>,
  ...[id]: PathParams<R>
): void {
  const words = new Blob([JSON.stringify(body)], { type: "application/json" });
  navigator.sendBeacon(addressOf(route, id), words);
}

/** Whether the same may be taken later: no answer, too many at once, or a fault of the server. */
export const isRetryable = ({ status }: Reply): boolean => status === 0 || status === 429 || status >= 500;
