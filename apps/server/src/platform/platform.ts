import type { Models } from "#platform/ai/models.ts";
import type { Captcha } from "#platform/captcha/captcha.ts";
import type { Database } from "#platform/db/database.ts";
import type { Replicas } from "#platform/db/replicas.ts";
import type { DomainEvents } from "#platform/domain-events.ts";
import type { Config } from "#platform/env/config.ts";
import type { Sockets } from "#platform/http/sockets.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Live } from "#platform/live/live.ts";
import type { Relay } from "#platform/live/relay.ts";
import type { Log } from "#platform/log.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { Papers } from "#platform/papers/papers.ts";
import type { Payments } from "#platform/payments/payments.ts";
import type { Personal } from "#platform/personal.ts";
import type { RedisState } from "#platform/redis.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { Texts } from "#platform/texts.ts";

/** What a process gives every feature. */
export interface Platform {
  config: Config;
  log: Log;
  db: Database;
  /** Copies of the database; null unless some are configured. */
  replicas: Replicas | null;
  /** How the Redis for shared counters does; off where none is configured. */
  redis: () => Promise<RedisState | "off">;
  /** Where a list may be read that may be a second old, but has whatever this member wrote. */
  lists: (viewer: { id: string } | null) => Database | Promise<Database>;
  texts: Texts;
  domainEvents: DomainEvents;
  personal: Personal;
  jobs: Jobs;
  mail: Mail;
  storage: Storage;
  captcha: Captcha;
  live: Live;
  relay: Relay;
  sockets: Sockets;
  payments: Payments;
  papers: Papers;
  metrics: Metrics;
  /** Which model the assistants talk to. */
  models: Models;
}
