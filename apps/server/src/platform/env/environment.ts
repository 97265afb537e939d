import { isIPv4, isIPv6 } from "node:net";
import { unescape as unescaped } from "node:querystring";
import { z } from "zod";
import { hostsOf } from "#platform/db/hosts.ts";

const flag = z.enum(["on", "off"]);
const port = z.coerce.number().int().min(0).max(65_535);
const url = (what: string, protocol: RegExp) =>
  z.url({ protocol, message: `must be an address such as ${what}` });
/** Hosts with their ports, separated by commas. */
const places = (what: string) =>
  z.string().regex(/^[\w.-]+:\d{1,5}(\s*,\s*[\w.-]+:\d{1,5})*$/, { message: `must be ${what}` });
/** One PostgreSQL or several, as `split` reads them. */
const database = (split: (text: string) => string[], example: string) => {
  const one = z.url({ protocol: /^postgres(ql)?$/ });
  return z.string().refine((text) => split(text).every((part) => one.safeParse(part).success), {
    message: `must be an address such as ${example}`,
  });
};

/** What processes of the product do. */
const ROLES = ["web", "stream", "jobs"] as const;
export type ProcessRole = (typeof ROLES)[number];

/** The bits of an address; none where it is no address. */
const bitsOf = (address: string): number | null => {
  if (isIPv4(address)) return 32;
  return isIPv6(address) ? 128 : null;
};

/** A proxy as Fastify takes it: an address, a network, or one of its names for the local ones. */
const isProxy = (one: string): boolean => {
  const [address = "", bits, ...more] = one.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(one.trim())) return true;
  const widest = bitsOf(address);
  if (widest === null || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
};
const proxies = z
  .string()
  .refine((text) => text === "off" || text.split(",").every(isProxy), {
    message: "must be off, or addresses of proxies such as 10.0.0.0/8,127.0.0.1",
  })
  .transform((text) => (text === "off" ? false : text));

/** A push service as an operator names it: a host, `*.` and a host, or for tests a host with a port. */
const pushHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(",")
      .map((one) => one.trim()),
  )
  .refine((all) => all.every((one) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(one)), {
    message: "must be hosts such as fcm.googleapis.com,*.push.services.mozilla.com",
  });
const PUSH_SERVICES =
  "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com";

/** What a collector wants to be told with every batch: `name=value`, the value as in an address, separated by commas. */
const otlpHeaders = z
  .string()
  .regex(/^[\w-]+=(%[0-9a-f]{2}|[^\s,%])*(,[\w-]+=(%[0-9a-f]{2}|[^\s,%])*)*$/i, {
    message: "must be headers such as authorization=Bearer%20token,x-team=one",
  })
  .transform((text) =>
    Object.fromEntries(
      text.split(",").map((one) => {
        const [name = "", ...value] = one.split("=");
        return [name.toLowerCase(), unescaped(value.join("="))] as const;
      }),
    ),
  );

/** Addresses of these schemes, separated by commas. */
const eachWith = (schemes: string) =>
  new RegExp(`^\\s*${schemes}:[^\\s,]+(\\s*,\\s*${schemes}:[^\\s,]+)*\\s*$`, "i");

export const environment = z.object({
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
  ID_KEYS: z
    .string()
    .regex(/^[\w-]{1,40}:[A-Za-z0-9+/]{43}=(\s*,\s*[\w-]{1,40}:[A-Za-z0-9+/]{43}=)*$/, {
      message:
        "must be named keys such as 2027a:… (make one with: openssl rand -base64 32), the newest first",
    })
    .optional(),
  DATABASE_URL: database(hostsOf, "postgres://user:password@host:5432/kompagnon").optional(),
  DATABASE_REPLICA_URLS: database(
    (text) => text.split(",").map((one) => one.trim()),
    "postgres://user:password@replica:5432/kompagnon, several separated by commas",
  ).optional(),
  ROLES: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .pipe(z.array(z.enum(ROLES, { error: "must be some of web,stream,jobs" })).min(1))
    .default([...ROLES]),
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).max(60_000).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("http://collector:4318", /^https?$/).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  REDIS_URL: url("redis://host:6379", /^rediss?$/).optional(),
  REDIS_SENTINELS: places("Redis Sentinels such as one:26379,two:26379,three:26379").optional(),
  REDIS_CLUSTER: places("machines of a Redis Cluster such as one:6379,two:6379,three:6379").optional(),
  REDIS_MASTER_NAME: z.string().min(1).max(100).default("kompagnon"),
  SMTP_URL: url("smtps://user:password@host:465", /^smtps?$/).optional(),
  MAIL_FROM: z.string().default("Kompagnon <hallo@kompagnon.example>"),
  CONTACT_TO: z.email().optional(),
  SECURITY_CONTACT: z
    .union([z.email(), url("https://report.example", /^https$/)], {
      error: "must be an e-mail address or the address of a page (https://…)",
    })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  S3_ENDPOINT: url("https://s3.example", /^https?$/).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SAMPLE_DATA: flag.optional(),
  GOOGLE_CLIENT_ID: z.string().min(10).optional(),
  GOOGLE_ISSUER: url("https://accounts.google.com", /^https?$/).default("https://accounts.google.com"),
  GOOGLE_KEYS_URL: url("https://www.googleapis.com/oauth2/v3/certs", /^https?$/).default(
    "https://www.googleapis.com/oauth2/v3/certs",
  ),
  GOOGLE_SCRIPT_URL: url("https://accounts.google.com/gsi/client", /^https?$/).default(
    "https://accounts.google.com/gsi/client",
  ),
  AI_BASE_URL: url("https://api.example/v1", /^https?$/).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().default("default"),
  AI_LOCAL: flag.optional(),
  AI_ANSWERS_PREMIUM: z.coerce.number().int().min(0).max(100_000).default(300),
  AI_ANSWERS_TEST: z.coerce.number().int().min(0).max(100_000).default(20),
  TURN_URLS: z
    .string()
    .regex(eachWith("turns?"), {
      message: "must be addresses such as turn:turn.example:3478,turns:turn.example:443",
    })
    .optional(),
  TURN_SECRET: z.string().min(8).optional(),
  STUN_URLS: z
    .string()
    .regex(eachWith("stuns?"), { message: "must be addresses such as stun:stun.example:3478" })
    .optional(),
  CALLS_RELAY_ONLY: flag.default("off"),
  CAPTCHA_PROVIDER: z.enum(["altcha", "none"]).default("altcha"),
  CAPTCHA_WORK: z.coerce.number().int().min(2).max(1_000_000).default(24_000),
  TRUST_PROXY: proxies.default(false),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  WEB_ROOT: z.string().optional(),
  EMBED_HOST: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/, {
      message: "must be a host name such as embed.example",
    })
    .optional(),
  DEALS_PER_DAY: z.coerce.number().int().min(1).default(50),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, {
      message: "must be a secret key of Stripe's: sk_live_… or sk_test_…",
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/, { message: "must be what webhooks are signed with: whsec_…" })
    .optional(),
  PAYMENTS: z.enum(["local", "off"]).optional(),
  VAT_OSS: flag.default("off"),
  EUR_PER_USD: z
    .string()
    .regex(/^\d\.\d{4}@\d{4}-\d{2}-\d{2}$/, {
      message: "must be a rate and its day, such as 0.8621@2026-11-20",
    })
    .default("0.8621@2026-11-20"),
  PAYOUT_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, { message: "must be an IBAN without spaces" })
    .optional(),
  TEST_VERSION_DAYS: z.coerce.number().int().min(1).max(90).default(7),
  PUSH_HOSTS: pushHosts.prefault(PUSH_SERVICES),
});
/** The names of all variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** What the environment says, read. */
export type Environment = z.output<typeof environment>;

/** Where traces are sent, with which headers, as whose, and which part of them. */
export type TracingSettings = {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  ratio: number;
};

/** What the environment says of traces; null: none are made. */
export const tracingOf = (env: Environment): TracingSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ""),
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        service: env.OTEL_SERVICE_NAME ?? env.APP_NAME.toLowerCase(),
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : null;
