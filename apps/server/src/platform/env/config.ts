import { createHmac, randomBytes } from "node:crypto";
import path from "node:path";
import type { PaymentMode } from "@kompagnon/contract/billing/model.ts";
import {
  type Environment,
  environment,
  type ProcessRole,
  type TracingSettings,
  tracingOf,
} from "#platform/env/environment.ts";
import { StartProblem } from "#platform/env/start-problems.ts";
import type { HostPort, RedisAddress } from "#platform/redis.ts";
import { keepOnce } from "#platform/storage/data-folder.ts";

const BUILT_WEB_APP = path.resolve(import.meta.dirname, "../../../../web/build/client");

const listOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The server's configuration, read once at start. Every setting is explained in docs/operations.md and .env.example. */
export type Config = {
  name: string;
  production: boolean;
  host: string;
  port: number;
  metricsPort: number | null;
  /** Where members reach the app; with PORT=0 and no APP_ORIGIN it is set once the port is known. */
  origin: string;
  /** A host (with its port, if it is not the usual one) on which nothing is found but embedded posts. */
  embedHost: string | null;
  /** Whether `origin` was set, or guessed from host and port. */
  originGiven: boolean;
  dataDir: string;
  logLevel: Environment["LOG_LEVEL"];
  /** Signs tokens and challenges; the same in all processes. */
  secret: string;
  /** Named master keys for identity pictures and document data; the first one seals, all of them open. */
  identityKeys: string;
  databaseUrl: string | null;
  /** Copies of the database that lists are read from which may be a second old. */
  replicaUrls: string[];
  /** What this process does. */
  roles: ReadonlySet<ProcessRole>;
  databasePool: number;
  /** Statements that take so long, in ms, are logged; null: none. */
  slowStatementMs: number | null;
  /** Where traces are sent, which part of them, and as whose; null: none are made. */
  tracing: TracingSettings | null;
  /** Null: each process counts for itself, and events of others are found by polling. */
  redis: RedisAddress | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Address notified of messages to the team; null: no notification. */
  contactTo: string | null;
  /** Where to report vulnerabilities: an e-mail address or a page; null for the operator's address. */
  securityContact: string | null;
  s3: { bucket: string; region: string; endpoint: string | null; keyId: string; secretKey: string } | null;
  /** Whether the sample community is loaded. */
  sampleData: boolean;
  /** Whether only this machine reaches the product: it listens on a loopback address, and members use one. */
  loopback: boolean;
  captcha: "altcha" | "none";
  /** Hash rounds that the easiest proof of work costs at most, twice what it costs on average: 0.3 seconds of a phone. */
  captchaWork: number;
  /** An OpenAI-compatible endpoint; null without AI_BASE_URL. */
  ai: { baseUrl: string; key: string | null; model: string } | null;
  /** Whether a model server on this machine is looked for, and which of its models is wanted; null: never. */
  aiLocal: { model: string } | null;
  /** How many answers of an assistant a member gets a month. */
  aiAnswers: { premium: number; test: number };
  /** Where calls find a way; credentials for TURN are made from the secret it shares with us. */
  calls: { stun: string[]; turn: string[]; turnSecret: string | null; relayOnly: boolean };
  /** Sign-in with Google; null without GOOGLE_CLIENT_ID. */
  google: { clientId: string; issuers: string[]; keysUrl: string; scriptUrl: string } | null;
  /** Proxies whose X-Forwarded-For is believed, as Fastify takes them. */
  trustProxy: string | false;
  rateLimitFactor: number;
  /** Folder of the built web app; null serves the interface alone. */
  webRoot: string | null;
  dealsPerDay: number;
  /** Which payments are taken, with the provider's key and what its webhooks are signed with. */
  payments: { mode: PaymentMode; key: string; secrets: string[] };
  /** Whether value added tax is the buyer's country's (One-Stop-Shop), instead of Germany's. */
  vatOss: boolean;
  /** Euros for a US dollar in ten-thousandths, and the day of the rate; the account that payouts leave from. */
  payouts: { rate: number; rateDate: string; iban: string | null };
  /** Days that the test version lasts. */
  testVersionDays: number;
  /** Hosts that push messages may be sent to: exact, `*.` and a host, or `host:port` (then also over plain HTTP). */
  pushHosts: readonly string[];
};

/** Thrown for a configuration that can't work; the message is for the operator. */
export class ConfigError extends StartProblem {}

/** A secret that an embedded installation stores next to its data, created at the first start. */
const storedOnce = (dataDir: string, name: string, make: () => string): string => {
  const found = keepOnce(dataDir, name, make);
  if (!found) throw new ConfigError(`${path.join(dataDir, name)} is empty. Put it back from a backup.`);
  return found;
};

const storedSecret = (dataDir: string): string =>
  storedOnce(dataDir, "secret", () => randomBytes(32).toString("hex"));

/**
 * The configured keys; else the stored ones of an embedded installation, else one derived from the secret, which all processes
 * share. The derived key still opens what it sealed after others are configured.
 */
const identityKeysOf = (env: Environment, dataDir: string): string => {
  const derived = (secret: string) =>
    `secret:${createHmac("sha256", secret).update("kompagnon identity keys").digest("base64")}`;
  if (env.ID_KEYS) return env.SECRET ? `${env.ID_KEYS},${derived(env.SECRET)}` : env.ID_KEYS;
  if (env.DATABASE_URL && env.SECRET) return derived(env.SECRET);
  return storedOnce(dataDir, "identity-keys", () => `first:${randomBytes(32).toString("base64")}`);
};

const s3Of = (env: Environment): Config["s3"] => {
  if (!env.S3_BUCKET) return null;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      "S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well, or unset S3_BUCKET to store on disk.",
    );
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    keyId: env.S3_ACCESS_KEY_ID,
    secretKey: env.S3_SECRET_ACCESS_KEY,
  };
};

/** A local model server is detected only on a machine that is not reachable from outside, like the use of test payments. */
const usesLocalModel = (env: Environment, closed: boolean): boolean =>
  env.AI_LOCAL ? env.AI_LOCAL === "on" : closed;

const aiOf = (env: Environment, closed: boolean): Pick<Config, "ai" | "aiLocal" | "aiAnswers"> => ({
  ai: env.AI_BASE_URL
    ? { baseUrl: env.AI_BASE_URL.replace(/\/$/, ""), key: env.AI_API_KEY ?? null, model: env.AI_MODEL }
    : null,
  aiLocal: usesLocalModel(env, closed) ? { model: env.AI_MODEL } : null,
  aiAnswers: { premium: env.AI_ANSWERS_PREMIUM, test: env.AI_ANSWERS_TEST },
});

const callsOf = (env: Environment): Config["calls"] => {
  if ((env.TURN_URLS === undefined) !== (env.TURN_SECRET === undefined))
    throw new ConfigError("TURN_URLS and TURN_SECRET belong together: set both, or neither.");
  const relayOnly = env.CALLS_RELAY_ONLY === "on";
  if (relayOnly && !env.TURN_URLS)
    throw new ConfigError(
      "CALLS_RELAY_ONLY is on: set TURN_URLS and TURN_SECRET as well, or no call finds a way.",
    );
  return {
    stun: listOf(env.STUN_URLS),
    turn: listOf(env.TURN_URLS),
    turnSecret: env.TURN_SECRET ?? null,
    relayOnly,
  };
};

/**
 * Test payments and real ones are kept apart: the local provider is refused next to an API key, and is the default only on the
 * embedded database of a machine that is not reachable from outside.
 */
const paymentsOf = (env: Environment, closed: boolean): Config["payments"] => {
  const key = env.STRIPE_SECRET_KEY ?? "";
  const secrets = listOf(env.STRIPE_WEBHOOK_SECRET);
  if (key === "") {
    const local = env.PAYMENTS === "local" || (closed && env.PAYMENTS !== "off");
    return { mode: local ? "local" : "off", key, secrets: [] };
  }
  if (env.PAYMENTS === "local")
    throw new ConfigError("PAYMENTS is local and STRIPE_SECRET_KEY is set: choose one.");
  if (secrets.length === 0)
    throw new ConfigError(
      "STRIPE_SECRET_KEY is set: set STRIPE_WEBHOOK_SECRET as well, or no purchase would ever arrive.",
    );
  if (env.PAYMENTS === "off") return { mode: "off", key: "", secrets: [] };
  return { mode: /^(sk|rk)_live_/.test(key) ? "live" : "test", key, secrets };
};

type DatabaseSettings = Pick<Config, "databaseUrl" | "databasePool" | "replicaUrls" | "slowStatementMs">;

const databaseOf = (env: Environment): DatabaseSettings => {
  const replicaUrls = listOf(env.DATABASE_REPLICA_URLS);
  if (replicaUrls.length > 0 && (!env.DATABASE_URL || !redisOf(env)))
    throw new ConfigError(
      "DATABASE_REPLICA_URLS is set: set DATABASE_URL and REDIS_URL as well, by which processes know who has just written.",
    );
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    replicaUrls,
    slowStatementMs: env.SLOW_STATEMENT_MS ?? null,
  };
};

const placesOf = (text: string | undefined): HostPort[] =>
  listOf(text).map((place) => {
    const [host = "", port = ""] = place.split(":");
    return { host, port: Number(port) };
  });

/** Behind sentinels and in a Cluster the address has only to say who signs in, where that is asked for, and which database. */
const redisOf = (env: Environment): RedisAddress | null => {
  const { REDIS_URL: url, REDIS_SENTINELS: behind, REDIS_CLUSTER: nodes } = env;
  if (!behind && !nodes) return url ? { url, sentinels: null, cluster: null } : null;
  if (behind && nodes)
    throw new ConfigError(
      "REDIS_SENTINELS and REDIS_CLUSTER are set: Redis is behind sentinels or a Cluster.",
    );
  const { protocol, pathname } = new URL(url ?? "redis://localhost");
  if (protocol === "rediss:")
    throw new ConfigError(
      "REDIS_URL asks for TLS: Redis behind REDIS_SENTINELS or in a REDIS_CLUSTER is spoken to without it.",
    );
  if (nodes && !["", "/", "/0"].includes(pathname))
    throw new ConfigError("REDIS_URL names a database: a REDIS_CLUSTER has only the first one, 0.");
  return {
    url: url ?? "redis://localhost",
    sentinels: behind ? { sentinels: placesOf(behind), name: env.REDIS_MASTER_NAME } : null,
    cluster: nodes ? placesOf(nodes) : null,
  };
};

const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** 0.8621@2026-11-20: digits alone, no fraction is ever computed with. */
const payoutsOf = ({ EUR_PER_USD: rate, PAYOUT_IBAN: iban }: Environment): Config["payouts"] => ({
  rate: Number(rate.slice(0, 6).replace(".", "")),
  rateDate: rate.slice(7),
  iban: iban ?? null,
});

const contactsOf = (env: Environment): Pick<Config, "mailFrom" | "contactTo" | "securityContact"> => ({
  mailFrom: env.MAIL_FROM,
  contactTo: env.CONTACT_TO ?? null,
  securityContact: env.SECURITY_CONTACT ?? null,
});

const googleOf = (env: Environment): Config["google"] =>
  env.GOOGLE_CLIENT_ID
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        // Google signs with and without the scheme.
        issuers: [env.GOOGLE_ISSUER, env.GOOGLE_ISSUER.replace(/^https:\/\//, "")],
        keysUrl: env.GOOGLE_KEYS_URL,
        scriptUrl: env.GOOGLE_SCRIPT_URL,
      }
    : null;

/** Validates the environment; throws ConfigError with one line a problem that says what to do. */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { data: env, error } = environment.safeParse(given);
  if (error)
    throw new ConfigError(
      [
        "The configuration does not work:",
        ...error.issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`),
        "See docs/operations.md.",
      ].join("\n"),
    );
  const dataDir = path.resolve(env.DATA_DIR);
  if (env.DATABASE_URL && !env.SECRET && env.NODE_ENV !== "test")
    throw new ConfigError(
      "DATABASE_URL is set: set SECRET as well (the same in all processes); make one with: openssl rand -hex 32",
    );
  const named = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(env.HOST) ? "localhost" : env.HOST;
  const origin = new URL(env.APP_ORIGIN ?? `http://${named}:${env.PORT}`);
  const loopback = isLoopback(env.HOST) && isLoopback(origin.hostname);
  const closed = loopback && !env.DATABASE_URL;
  return {
    name: env.APP_NAME,
    production: env.NODE_ENV === "production",
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? null,
    origin: origin.origin,
    embedHost: env.EMBED_HOST ?? null,
    originGiven: env.APP_ORIGIN !== undefined,
    dataDir,
    logLevel: env.LOG_LEVEL,
    secret: env.SECRET ?? storedSecret(dataDir),
    identityKeys: identityKeysOf(env, dataDir),
    roles: new Set(env.ROLES),
    ...databaseOf(env),
    redis: redisOf(env),
    tracing: tracingOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    ...contactsOf(env),
    s3: s3Of(env),
    sampleData: env.SAMPLE_DATA ? env.SAMPLE_DATA === "on" : !env.DATABASE_URL && loopback,
    loopback,
    captcha: env.CAPTCHA_PROVIDER,
    captchaWork: env.CAPTCHA_WORK,
    ...aiOf(env, closed),
    calls: callsOf(env),
    google: googleOf(env),
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    webRoot: env.WEB_ROOT === "off" ? null : path.resolve(env.WEB_ROOT ?? BUILT_WEB_APP),
    dealsPerDay: env.DEALS_PER_DAY,
    payments: paymentsOf(env, closed),
    vatOss: env.VAT_OSS === "on",
    payouts: payoutsOf(env),
    testVersionDays: env.TEST_VERSION_DAYS,
    pushHosts: env.PUSH_HOSTS,
  };
}
