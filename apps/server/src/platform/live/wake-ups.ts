import { randomUUID } from "node:crypto";
import type { Log } from "#platform/log.ts";
import type { RedisPair } from "#platform/redis.ts";

/** An event that is never stored: `data` is JSON text. */
export type Ephemeral = { topic: string; kind: string; data: string };

/** Tells this process and the others that there is something to read. Hints may get lost: polling heals that. */
export interface WakeUps {
  /** Events have been committed. */
  stored(): void;
  ephemeral(event: Ephemeral): void;
  onStored(listener: () => void): void;
  onEphemeral(listener: (event: Ephemeral) => void): void;
}

type Message = { from: string; event?: Ephemeral };

/** Hints within the process, and by Redis between processes when there is one. `channel` separates installations. */
export function createWakeUps(redis: RedisPair | null, channel: string, log: Log): WakeUps {
  const from = randomUUID();
  const stored: (() => void)[] = [];
  const ephemeral: ((event: Ephemeral) => void)[] = [];
  const announce = redis ? announcerOf(redis, channel) : () => undefined;
  let isAnnouncing = false;
  redis?.subscriber
    .subscribe(channel)
    .catch((error: unknown) => log.warn({ err: error }, "live hints not subscribed"));
  redis?.subscriber.on("message", (_channel: string, text: string) => {
    const message = readMessage(text);
    if (!message || message.from === from) return;
    if (message.event) for (const listener of ephemeral) listener(message.event);
    else for (const listener of stored) listener();
  });
  return {
    stored() {
      for (const listener of stored) listener();
      // Many commits in one turn of the loop need one hint.
      if (isAnnouncing) return;
      isAnnouncing = true;
      setImmediate(() => {
        isAnnouncing = false;
        announce({ from });
      });
    },
    ephemeral(event) {
      for (const listener of ephemeral) listener(event);
      announce({ from, event });
    },
    onStored: (listener) => void stored.push(listener),
    onEphemeral: (listener) => void ephemeral.push(listener),
  };
}

const announcerOf = (redis: RedisPair, channel: string) => (message: Message) => {
  // Rejects while Redis is away, which the connection's own listener has told already; the poll makes up for it.
  redis.commands.publish(channel, JSON.stringify(message)).catch(() => undefined);
};

function readMessage(text: string): Message | null {
  try {
    return JSON.parse(text) as Message; // only our own processes publish on this channel
  } catch {
    return null; // a message of another installation
  }
}
