import type { Api } from "@kompagnon/contract/api.ts";
import type { Input, Output } from "@kompagnon/contract/wire/endpoint.ts";

type Route = keyof Api;
/** What a call of a route takes. */
export type Args<R extends Route> =
  Record<never, never> extends Input<Api[R]> ? [input?: Input<Api[R]>] : [input: Input<Api[R]>];
/** An answer: its status, and the body of a success or of an error. */
export type Answer<R extends Route> = {
  status: number;
  body: Output<Api[R]>;
  error: {
    error: string;
    message: string;
    details?: { field: string; code: string; message: string }[];
    retry_after?: number;
    /** Of an unexpected one: what its line in the log is found by. */
    id?: string;
  };
  headers: Headers;
};

const fill = (path: string, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

const parsedBody = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null;
  const isJson = response.headers.get("content-type")?.includes("json");
  return isJson ? response.json() : response.blob();
};

/** A person with a browser: keeps cookies and calls the API like the web app. */
export class Person {
  readonly url: string;
  /** The session's cookie. */
  cookie = "";
  /** The cookie by which this browser is recognised; it outlives sessions. */
  device = "";
  language = "de";
  /** What the browser calls itself; Node's own name unless told. */
  agent = "";
  id = "";
  email = "";
  constructor(url: string) {
    this.url = url;
  }

  /** Calls a route; never throws for an error answer. */
  async call<R extends Route>(route: R, ...[input]: Args<R>): Promise<Answer<R>> {
    const {
      params = {},
      query = {},
      body,
      file,
    } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
      file?: Blob;
    }; // the route's own input type is too fine for one implementation
    const [method = "", path = ""] = route.split(" ");
    const url = new URL(fill(path, params), this.url);
    for (const [key, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(key, String(one));
    const form = file && new FormData();
    form?.append("file", file ?? "");
    return this.request(
      method,
      url.pathname + url.search,
      form ?? (body === undefined ? undefined : JSON.stringify(body)),
    );
  }

  /** Sends any request with this person's cookie. */
  async request<R extends Route>(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer<R>> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: "manual",
      headers: {
        origin: this.url,
        "accept-language": this.language,
        ...((this.cookie || this.device) && {
          cookie: [this.cookie, this.device].filter(Boolean).join("; "),
        }),
        ...(this.agent && { "user-agent": this.agent }),
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    this.keepCookies(response.headers.getSetCookie());
    const parsed = await parsedBody(response);
    return {
      status: response.status,
      body: parsed as Output<Api[R]>, // the caller asserts the status
      error: parsed as Answer<R>["error"], // as above
      headers: response.headers,
    };
  }

  /** Takes over what an answer sets. */
  protected keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      if (/^(__Host-)?did=/.test(pair)) this.device = pair;
      else this.cookie = pair.endsWith("=") ? "" : pair;
    }
  }

  /** Calls a route that must succeed. */
  async must<R extends Route>(route: R, ...args: Args<R>): Promise<Output<Api[R]>> {
    const { status, body } = await this.call(route, ...args);
    if (status >= 400) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}
