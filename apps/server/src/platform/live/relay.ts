import { randomBytes } from "node:crypto";
import type { Config } from "#platform/env/config.ts";
import type { Log } from "#platform/log.ts";
import { openRedisPair } from "#platform/redis.ts";

type Listener = (message: Buffer) => void;

/**
 * Messages between the processes of a community, delivered at most once and unordered: a sender stores elsewhere what must not be
 * lost. Without Redis nothing is delivered, and waiting readers poll.
 */
export interface Relay {
  /** Whether the others can be reached now. */
  connected(): boolean;
  /** Sends to those that listen on the other processes; a message that can't go is lost. */
  send(topic: string, message: Buffer): void;
  /** Listens to what other processes send on a topic; one listener a topic. The function ends it. */
  listen(topic: string, listener: Listener): () => void;
  stop(): void;
}

/** Tells a process's own messages from the others'. */
const SENDER_BYTES = 8;

const ALONE: Relay = {
  connected: () => false,
  send: () => undefined,
  listen: () => () => undefined,
  stop: () => undefined,
};

/** Makes the relay of a process; `prefix` separates installations. */
export function createRelay({ redis: place }: Pick<Config, "redis">, prefix: string, log: Log): Relay {
  if (!place) return ALONE;
  const redis = openRedisPair(place, log);
  const me = randomBytes(SENDER_BYTES);
  const listeners = new Map<string, Listener>();
  const channelOf = (topic: string) => `${prefix}relay:${topic}`;
  redis.subscriber.on("messageBuffer", (channel: Buffer, message: Buffer) => {
    if (message.subarray(0, SENDER_BYTES).equals(me)) return;
    listeners.get(channel.toString())?.(message.subarray(SENDER_BYTES));
  });
  const lost = (error: unknown) => log.debug({ err: error }, "not relayed"); // logged by the connection
  return {
    connected: () => redis.subscriber.status === "ready" && redis.commands.status === "ready",
    send(topic, message) {
      redis.commands.publish(channelOf(topic), Buffer.concat([me, message])).catch(lost);
    },
    listen(topic, listener) {
      const channel = channelOf(topic);
      listeners.set(channel, listener);
      redis.subscriber.subscribe(channel).catch(lost);
      return () => {
        if (listeners.get(channel) !== listener) return;
        listeners.delete(channel);
        redis.subscriber.unsubscribe(channel).catch(lost);
      };
    },
    stop: redis.close,
  };
}
