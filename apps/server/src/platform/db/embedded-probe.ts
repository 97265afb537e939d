import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Interval in ms at which a starting or stopping server is probed. */
export const PROBE_EVERY_MS = 25;
/** A server that lost its owner is gone after this long: an owner that was told to stop drains for 15 s at most. */
const GOING_DOWN_MS = 20_000;
/** Interval of health probes to a joined server, and failed probes in a row after which it counts as gone. */
const PROBE_INTERVAL_MS = 250;
const FAILED_PROBES_MAX = 3;
/** How long after a failed start the next one is tried: at first, and at most. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

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
    return false; // no such file or process: the owner is gone
  }
};

/**
 * Whether a running server may be used: only while its owner is alive. A server whose owner has exited is shutting down, and a
 * process that joins it would lose the database, so the call waits for its end. A server that stays up anyway (no setpriv here)
 * is used.
 */
export const canAdopt = async (socket: string, owner: string): Promise<boolean> => {
  const deadline = Date.now() + GOING_DOWN_MS;
  while (await answers(socket)) {
    if (isOwned(owner) || Date.now() > deadline) return true;
    await sleep(PROBE_EVERY_MS);
  }
  return false;
};

/** Resolves once a server owned by another process has been unresponsive for a while, or its owner is gone. */
export async function silence(socket: string, ended: AbortSignal): Promise<void> {
  for (let silent = 0; silent < FAILED_PROBES_MAX && !ended.aborted; ) {
    await sleep(PROBE_INTERVAL_MS, undefined, { ref: false });
    silent = (await answers(socket)) ? 0 : silent + 1;
  }
}

type Started = { stop: () => Promise<void> };
/** `tell` takes what an operator has to know, `log` the rest. */
export type Lines = { log: (line: string) => void; tell: (line: string) => void };

/**
 * Looks after a server: once it is `gone` without this having ended, `start` brings one up in its place, and tries that until it
 * can (a disk may be full for hours). Of several processes that do, one starts it and the others join. Answers how to end this,
 * and what was started with it.
 */
export function supervise(
  gone: (ended: AbortSignal) => Promise<void>,
  start: () => Promise<Started>,
  { log, tell }: Lines,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const replace = async (): Promise<Started | null> => {
    tell("the embedded database is gone: one is started in its place");
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await start();
      } catch (error) {
        (wait === FIRST_WAIT_MS ? tell : log)(`none could be started yet: ${String(error)}`);
      }
      await sleep(wait, undefined, { ref: false, signal }).catch(() => undefined); // ended meanwhile
    }
    return null;
  };
  let successor: Promise<Started | null> | null = null;
  void gone(signal).then(() => {
    if (!signal.aborted) successor = replace();
  });
  return async () => {
    ending.abort();
    await (await successor)?.stop();
  };
}
