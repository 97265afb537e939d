import http from "node:http";
import { type Spread, spreadOf } from "../fanout/measure.ts";

/** One request to send, created for each call. */
export type Shot = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
};
/** How a round went. */
export type Round = Spread & { seconds: number };

/** Sends without pause over `connections` connections for some seconds; rejects if any answer is not a success. */
export async function fire(
  port: number,
  connections: number,
  seconds: number,
  shot: () => Shot,
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const end = began + seconds * 1000;
  const times: number[] = [];
  const worker = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await send(agent, port, shot());
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { ...spreadOf(times), seconds: (performance.now() - began) / 1000 };
}

/** Sends one request; rejects unless the answer is a success. */
export function send(agent: http.Agent, port: number, { method, path, headers, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
      response.resume().on("end", () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}`));
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
