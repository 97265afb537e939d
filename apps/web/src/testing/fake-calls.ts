import type { Api } from "@kompagnon/contract/api.ts";
import type { Output } from "@kompagnon/contract/wire/endpoint.ts";
import { vi } from "vitest";

type Route = keyof Api;
/** A refusal as the server sends it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly details: readonly { field: string; code: string; message: string }[];
  constructor(status: number, code: string, details: Refusal["details"] = []) {
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
/** What a route answers: a body, a refusal, or a function of the request. A promise that never settles is a slow answer. */
type Answer<R extends Route> =
  | Output<Api[R]>
  | Refusal
  | ((request: SentRequest) => Output<Api[R]> | Refusal | Promise<Output<Api[R]> | Refusal>);
export type FakeCalls = { [R in Route]?: Answer<R> };
/** A request that a component sent. */
export type SentRequest = {
  route: Route;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
};

type Matcher = { route: Route; method: string; pattern: RegExp };
const matcherOf = (route: Route): Matcher => {
  const [method = "", path = ""] = route.split(" ");
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`);
  return { route, method, pattern: new RegExp(`^${pattern}$`) };
};

/**
 * Answers calls of the product's interface without a server; a call that the test does not name fails it. The result lists
 * what was sent, in order.
 */
export function fakeCalls(answers: FakeCalls): {
  sent: SentRequest[];
  /** The bodies that were sent to a route. */
  bodiesTo: (route: Route) => unknown[];
} {
  const sent: SentRequest[] = [];
  // The literal before the parameter, as the server's router has it.
  const matchers = (Object.keys(answers) as Route[]) // the keys of the object are routes
    .map(matcherOf)
    .sort((one, other) => one.route.split("{").length - other.route.split("{").length);
  const fetched = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input), "http://localhost");
    const method = init?.method ?? "GET";
    const matcher = matchers.find((one) => one.method === method && one.pattern.test(url.pathname));
    if (!matcher) throw new Error(`No answer for ${method} ${url.pathname}`);
    const request: SentRequest = {
      route: matcher.route,
      params: { ...matcher.pattern.exec(url.pathname)?.groups },
      query: url.searchParams,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null),
    };
    sent.push(request);
    const answer: unknown = answers[matcher.route];
    const body: unknown = typeof answer === "function" ? await answer(request) : answer;
    if (body instanceof Refusal) {
      const { status, code, details } = body;
      return Response.json({ error: code, message: code, details }, { status });
    }
    return body === null || body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  vi.stubGlobal("fetch", fetched);
  return {
    sent,
    bodiesTo: (route) => sent.filter((one) => one.route === route).map(({ body }) => body),
  };
}
