import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How often a starting or stopping server is asked, in ms. */
export const PROBE_EVERY_MS = 25;
/** A server that lost its owner is gone after this long. */
const GOING_DOWN_MS = 10_000;

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
