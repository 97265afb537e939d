import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../apps/server/src/testing/person.ts";
import type { Made } from "./requests.ts";

/** What came back; `broken` says why nothing whole did. */
export type FuzzResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  ms: number;
  broken: string | null;
};

/** Timeout of a response. */
const TIMEOUT_MS = 30_000;
/** How long a stream is read. */
const STREAM_MS = 100;
const BYTES_MAX = 64 * 1024;
/** Between the pieces of a slow request, and before its answer is read. */
const PAUSE_MS = 15;
const PIECES = 4;
/** What a request says that we cut off ourselves. */
export const CUT_OFF = "cut off";

const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: TIMEOUT_MS });

const headersOf = (url: URL, person: Person, made: Made): Record<string, string> => ({
  host: url.host,
  origin: url.origin,
  "accept-language": "de",
  ...((person.cookie || person.device) && {
    cookie: [person.cookie, person.device].filter(Boolean).join("; "),
  }),
  ...made.headers,
  "x-fuzz": String(made.place),
  ...(made.body && { "content-length": String(made.body.length) }),
});

/** Sends a request as this person; never rejects. */
export function send(url: URL, person: Person, made: Made): Promise<FuzzResponse> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (heard: Partial<FuzzResponse>) =>
      resolve({ status: 0, headers: {}, text: "", broken: null, ...heard, ms: performance.now() - began });
    const request = http.request({
      host: "127.0.0.1",
      port: url.port,
      method: made.method,
      path: made.path,
      agent,
      headers: headersOf(url, person, made),
    });
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    request.on("error", (error) => end({ broken: error.message }));
    request.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (text.length < BYTES_MAX) text += chunk;
      });
      response.on("end", () => end({ status, headers, text }));
      response.on("error", (error) => end({ status, headers, text, broken: error.message }));
      if (made.delivery === "slow") {
        response.pause();
        setTimeout(() => response.resume(), PAUSE_MS);
      }
      if (!headers["content-type"]?.startsWith("text/event-stream")) return;
      setTimeout(() => {
        end({ status, headers, text });
        request.destroy();
      }, STREAM_MS);
    });
    void deliver(request, made);
  });
}

/** Writes a request as a whole, in pieces with pauses, or half of it; one without a body is left before its answer. */
async function deliver(request: http.ClientRequest, { body, delivery }: Made): Promise<void> {
  if (delivery === "cut") {
    if (body) request.write(body.subarray(0, body.length / 2));
    else request.end();
    await sleep((body?.length ?? 0) % PAUSE_MS);
    request.destroy(new Error(CUT_OFF));
    return;
  }
  if (delivery === "slow" && body)
    for (let at = 1; at < PIECES && !request.destroyed; at += 1) {
      request.write(body.subarray((body.length * (at - 1)) / PIECES, (body.length * at) / PIECES));
      await sleep(PAUSE_MS);
    }
  request.end(delivery === "slow" && body ? body.subarray((body.length * (PIECES - 1)) / PIECES) : body);
}

/** Lets go of connections that are kept open. */
export const closeConnections = (): void => agent.destroy();
