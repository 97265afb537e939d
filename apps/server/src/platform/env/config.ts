import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { isIPv4, isIPv6 } from "node:net";
import path from "node:path";
import { z } from "zod";

const BUILT_WEB_APP = path.resolve(import.meta.dirname, "../../../../web/build/client");

const flag = z.enum(["on", "off"]);
const port = z.coerce.number().int().min(0).max(65_535);
const url = (what: string, protocol: RegExp) =>
  z.url({ protocol, message: `must be an address such as ${what}` });
/** A proxy as Fastify takes it: an address, a network, or one of its names for the local ones. */
const isProxy = (one: string): boolean => {
  const [address = "", bits, ...more] = one.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(one.trim())) return true;
  const widest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return (
    more.length === 0 && (bits === undefined ? widest > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= widest)
  );
};
const proxies = z
  .string()
  .refine((text) => text === "off" || text.split(",").every(isProxy), {
    message: "must be off, or addresses of proxies such as 10.0.0.0/8,127.0.0.1",
  })
  .transform((text) => (text === "off" ? false : text));

const environment = z.object({
  NODE_ENV: z.string().default("production"),
  APP_NAME: z.string().min(1).max(40).default("Kompagnon"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  APP_ORIGIN: url("https://kompagnon.example", /^https?$/).optional(),
  DATA_DIR: z.string().default("data"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SECRET: z
    .string()
    .min(32, { message: "must have at least 32 characters; make one with: openssl rand -hex 32" })
    .optional(),
  DATABASE_URL: url("postgres://user:password@host:5432/kompagnon", /^postgres(ql)?$/).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  REDIS_URL: url("redis://host:6379", /^rediss?$/).optional(),
  SMTP_URL: url("smtps://user:password@host:465", /^smtps?$/).optional(),
  MAIL_FROM: z.string().default("Kompagnon <hallo@kompagnon.example>"),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  S3_ENDPOINT: url("https://s3.example", /^https?$/).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SAMPLE_DATA: flag.optional(),
  CAPTCHA_PROVIDER: z.enum(["altcha", "none"]).default("altcha"),
  TRUST_PROXY: proxies.default(false),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  WEB_ROOT: z.string().optional(),
  DEALS_PER_DAY: z.coerce.number().int().min(1).default(50),
});

/** The server's configuration, read once at start. Every setting is explained in docs/operations.md. */
export type Config = {
  name: string;
  production: boolean;
  host: string;
  port: number;
  metricsPort: number | null;
  /** Where members reach the app; with PORT=0 and no APP_ORIGIN it is set once the port is known. */
  origin: string;
  /** Whether `origin` was set, or guessed from host and port. */
  originGiven: boolean;
  dataDir: string;
  logLevel: z.infer<typeof environment>["LOG_LEVEL"];
  /** Signs tokens and challenges; the same in all processes. */
  secret: string;
  databaseUrl: string | null;
  databasePool: number;
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  s3: { bucket: string; region: string; endpoint: string | null; keyId: string; secretKey: string } | null;
  sampleData: boolean;
  captcha: "altcha" | "none";
  /** Proxies whose X-Forwarded-For is believed, as Fastify takes them. */
  trustProxy: string | false;
  rateLimitFactor: number;
  /** Folder of the built web app; null serves the interface alone. */
  webRoot: string | null;
  dealsPerDay: number;
};

/** Thrown for a configuration that can't work; the message is for the operator. */
export class ConfigError extends Error {}

/** Reads the secret that an embedded installation keeps beside its data, or makes one. */
const keptSecret = (dataDir: string): string => {
  const file = path.join(dataDir, "secret");
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // Node's file errors carry a code
  }
  return fs.readFileSync(file, "utf8").trim();
};

const s3Of = (env: z.infer<typeof environment>): Config["s3"] => {
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
  return {
    name: env.APP_NAME,
    production: env.NODE_ENV === "production",
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? null,
    origin: new URL(env.APP_ORIGIN ?? `http://${named}:${env.PORT}`).origin,
    originGiven: env.APP_ORIGIN !== undefined,
    dataDir,
    logLevel: env.LOG_LEVEL,
    secret: env.SECRET ?? keptSecret(dataDir),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    s3: s3Of(env),
    sampleData: env.SAMPLE_DATA ? env.SAMPLE_DATA === "on" : !env.DATABASE_URL,
    captcha: env.CAPTCHA_PROVIDER,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    webRoot: env.WEB_ROOT === "off" ? null : path.resolve(env.WEB_ROOT ?? BUILT_WEB_APP),
    dealsPerDay: env.DEALS_PER_DAY,
  };
}
