import http from "node:http";
import type { Person } from "../../apps/server/src/testing/person.ts";
import type { Made } from "./requests.ts";

/** What came back; `broken` says why nothing whole did. */
export type Heard = {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  ms: number;
  broken: string | null;
};

/** Whoever waits longer has got no answer. */
const PATIENCE_MS = 30_000;
/** A stream is listened to for so long. */
const STREAM_MS = 100;
const KEPT = 64 * 1024;

const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: PATIENCE_MS });

const headersOf = (url: URL, person: Person, made: Made): Record<string, string> => ({
  origin: url.origin,
  "accept-language": "de",
  ...((person.cookie || person.device) && {
    cookie: [person.cookie, person.device].filter(Boolean).join("; "),
  }),
  ...made.headers,
  "x-fuzz": String(made.place),
  ...(made.body && { "content-length": String(made.body.length) }),
});

/** Sends a request as somebody; never rejects. */
export function send(url: URL, person: Person, made: Made): Promise<Heard> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (heard: Partial<Heard>) =>
      resolve({ status: 0, headers: {}, text: "", broken: null, ...heard, ms: performance.now() - began });
    const request = http.request({
      ...{ host: url.hostname, port: url.port, method: made.method, path: made.path, agent },
      headers: headersOf(url, person, made),
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    request.on("error", (error) => end({ broken: error.message }));
    request.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (text.length < KEPT) text += chunk;
      });
      response.on("end", () => end({ status, headers, text }));
      response.on("error", (error) => end({ status, headers, text, broken: error.message }));
      if (!headers["content-type"]?.startsWith("text/event-stream")) return;
      setTimeout(() => {
        end({ status, headers, text });
        request.destroy();
      }, STREAM_MS);
    });
    request.end(made.body);
  });
}

/** Lets go of connections that are kept open. */
export const closeConnections = (): void => agent.destroy();
