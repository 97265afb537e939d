import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Records what a process that listens for an inspector spends its time on, while some work runs; writes it to a file. */
export async function recordProfile(port: number, file: string, work: () => Promise<unknown>): Promise<void> {
  const inspector = await connect(port);
  let last = 0;
  const ask = (method: string) =>
    new Promise<{ profile: object }>((resolve) => {
      const id = ++last;
      const answer = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: { profile: object } }; // the inspector's protocol
        if (message.id !== id) return;
        inspector.removeEventListener("message", answer);
        resolve(message.result);
      };
      inspector.addEventListener("message", answer);
      inspector.send(JSON.stringify({ id, method }));
    });
  await ask("Profiler.enable");
  await ask("Profiler.start");
  await work();
  const { profile } = await ask("Profiler.stop");
  fs.writeFileSync(file, JSON.stringify(profile));
  inspector.close();
}

async function connect(port: number): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]; // as above
  if (!target) throw new Error("nothing to profile");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  while (socket.readyState !== WebSocket.OPEN) await sleep(5);
  return socket;
}
