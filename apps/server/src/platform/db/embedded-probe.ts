import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How often a starting or stopping server is asked, in ms. */
export const PROBE_EVERY_MS = 25;
/** A server that lost its owner is gone after this long: an owner that was told to stop drains for 15 s at most. */
const GOING_DOWN_MS = 20_000;
/** How often a server that was joined is asked whether it is still there, and how often it has to be silent to be gone. */
const [LOOKED_AT_EVERY_MS, SILENT_TO_BE_GONE] = [250, 3];

/** Whether the server behind the socket accepts sessions: 'R' is its answer to a start-up packet, 'E' while it starts or stops. */
export const answers = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath);
    const end = (value: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(value);
    };
    const timer = setTimeout(end, 1000, false);
    const body = Buffer.from("\0\x03\0\0user\0app\0database\0postgres\0\0", "latin1");
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    socket
      .on("error", () => end(false))
      .on("close", () => end(false))
      .on("connect", () => socket.write(Buffer.concat([length, body])))
      .on("data", (data) => end(data[0] === 0x52));
  });

/** Whether the process that started a server still runs. */
const isOwned = (owner: string): boolean => {
  try {
    const pid = Number(fs.readFileSync(owner, "utf8"));
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false; // no such file or process: nobody looks after it
  }
};

/**
 * Whether a server that runs already may be used: one whose owner lives. One without is going down with its owner; it is
 * waited for, because whoever joined it would lose it. One that stays all the same (no setpriv here) is used.
 */
export const canAdopt = async (socket: string, owner: string): Promise<boolean> => {
  const deadline = Date.now() + GOING_DOWN_MS;
  while (await answers(socket)) {
    if (isOwned(owner) || Date.now() > deadline) return true;
    await sleep(PROBE_EVERY_MS);
  }
  return false;
};

/**
 * Looks after a server that another process owns: once it is gone, `start` brings one up in its place (of several processes
 * that do, one starts it and the others join). Answers how to end this, and what was started with it.
 */
export function followAdopted(
  socket: string,
  start: () => Promise<{ stop: () => Promise<void> }>,
  log: (line: string) => void,
): () => Promise<void> {
  let ended = false;
  let successor: Promise<{ stop: () => Promise<void> } | null> | null = null;
  const watch = async () => {
    for (let silent = 0; silent < SILENT_TO_BE_GONE; ) {
      await sleep(LOOKED_AT_EVERY_MS, undefined, { ref: false });
      if (ended) return;
      silent = (await answers(socket)) ? 0 : silent + 1;
    }
    if (ended) return;
    log("the joined server is gone: one is started in its place");
    successor = start().catch((error: unknown) => {
      log(`no server could be started in its place: ${String(error)}`);
      return null;
    });
  };
  void watch();
  return async () => {
    ended = true;
    await (await successor)?.stop();
  };
}
