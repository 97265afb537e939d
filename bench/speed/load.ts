import http from "node:http";
import { type Spread, spreadOf } from "../fanout/measure.ts";

/** One request to send, made anew each time. */
export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string };
/** How a round went. */
export type Round = Spread & { perSecond: number };

/** Sends without pause over `connections` connections for some seconds; rejects if any answer is not the wanted status. */
export async function fire(
  port: number,
  connections: number,
  seconds: number,
  wanted: number,
  shot: (connection: number) => Shot,
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const worker = async (connection: number) => {
    while (performance.now() < end) {
      const began = performance.now();
      await send(agent, port, wanted, shot(connection));
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)));
  const perSecond = (times.length * 1000) / (performance.now() - began);
  agent.destroy();
  return { ...spreadOf(times), perSecond };
}

function send(
  agent: http.Agent,
  port: number,
  wanted: number,
  { method, path, headers, body }: Shot,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === wanted) resolve();
        else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
