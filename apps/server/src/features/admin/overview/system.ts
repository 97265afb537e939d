import type { SystemState } from "@kompagnon/contract/admin/model.ts";
import { PROCESS_ROLES } from "@kompagnon/contract/admin/rules.ts";
import { type Actor, canSee } from "#features/admin/policy.ts";
import { webhookFigures } from "#features/billing/public.ts";
import type { Config } from "#platform/env/config.ts";
import { databaseSize, lastBackup } from "#platform/installation/queries.ts";
import type { Platform } from "#platform/platform.ts";
import { listHeartbeats } from "#platform/processes/queries.ts";

/** The number of pending items that the caller may see, by kind. */
export async function overviewOf({ db, features }: Platform, actor: Actor) {
  const theirs = Object.entries(features.waits).filter(([, { level }]) => canSee(actor, level));
  const found = await Promise.all(theirs.map(async ([what, { look }]) => [what, await look(db)] as const));
  return {
    waiting: Object.fromEntries(found.map(([what, { count }]) => [what, count])),
    oldest: Object.fromEntries(
      found.flatMap(([what, { oldestAt }]) => (oldestAt ? [[what, oldestAt.toISOString()]] : [])),
    ),
    next: Object.fromEntries(found.flatMap(([what, { oldestId }]) => (oldestId ? [[what, oldestId]] : []))),
  };
}

/** What is on, as the environment has it: values stay where they are, for some are secrets. */
const switchesOf = (config: Config): SystemState["switches"] => [
  { name: "payments", on: config.payments.mode !== "off", variables: ["PAYMENTS", "STRIPE_SECRET_KEY"] },
  { name: "real_money", on: config.payments.mode === "live", variables: ["STRIPE_SECRET_KEY"] },
  { name: "payouts", on: config.payouts.iban !== null, variables: ["PAYOUT_IBAN"] },
  { name: "vat_oss", on: config.vatOss, variables: ["VAT_OSS"] },
  { name: "google", on: config.google !== null, variables: ["GOOGLE_CLIENT_ID"] },
  { name: "captcha", on: config.captcha !== "none", variables: ["CAPTCHA_PROVIDER", "CAPTCHA_WORK"] },
  { name: "relay", on: config.calls.turn.length > 0, variables: ["TURN_URLS", "TURN_SECRET"] },
  { name: "translation", on: config.ai !== null, variables: ["AI_BASE_URL", "AI_MODEL"] },
  { name: "embeds", on: config.embedHost !== null, variables: ["EMBED_HOST"] },
  { name: "smtp", on: config.smtpUrl !== null, variables: ["SMTP_URL"] },
  { name: "contact_mail", on: config.contactTo !== null, variables: ["CONTACT_TO"] },
  { name: "s3", on: config.s3 !== null, variables: ["S3_BUCKET"] },
  { name: "redis", on: config.redis !== null, variables: ["REDIS_URL", "REDIS_SENTINELS", "REDIS_CLUSTER"] },
  { name: "sample_data", on: config.sampleData, variables: ["SAMPLE_DATA"] },
];

type Heartbeats = Awaited<ReturnType<typeof listHeartbeats>>;
/** Whether a process that runs was started on a machine after another one there was last heard of. */
const hasSuccessor = (host: string, lastAt: Date, heartbeats: Heartbeats): boolean =>
  heartbeats.some((one) => !one.silent && one.host === host && one.startedAt > lastAt);

const stateOf = (
  { silent, host, at }: Heartbeats[number],
  heartbeats: Heartbeats,
): "running" | "replaced" | "silent" => {
  if (!silent) return "running";
  return hasSuccessor(host, at, heartbeats) ? "replaced" : "silent";
};

/** How the product itself does; replicas as the process that answers sees them. */
export async function systemOf(platform: Platform): Promise<SystemState> {
  const { db, jobs, storage, mail, config, replicas } = platform;
  const [heartbeats, queues, room, database, outbox, webhooks, backup, redis] = await Promise.all([
    listHeartbeats(db),
    jobs.figures(),
    storage.room(),
    databaseSize(db),
    mail.outbox(),
    webhookFigures(db),
    lastBackup(db),
    platform.redis(),
  ]);
  const mails = queues.find(({ name }) => name === "mail");
  return {
    processes: heartbeats.map((beat) => ({
      id: beat.id,
      name: `${beat.host}:${beat.pid}`,
      started_at: beat.startedAt.toISOString(),
      at: beat.at.toISOString(),
      state: stateOf(beat, heartbeats),
      working: beat.working,
      roles: PROCESS_ROLES.filter((role) => beat.roles.includes(role)),
      version: beat.version,
      memory_mb: beat.memoryMb,
      lag_ms: Math.round(beat.lagMs * 10) / 10,
      streams: beat.streams,
      waiting: beat.waiting,
    })),
    queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldest_at: oldest?.toISOString() ?? null })),
    storage: { ...room, database },
    mail: {
      kind: outbox.kind,
      outbox: outbox.count,
      waiting: mails?.waiting ?? 0,
      failed: mails?.failed ?? 0,
    },
    webhooks,
    redis,
    replicas: (replicas?.states() ?? []).map(({ place, isUsed, lagMs }) => ({
      name: place,
      used: isUsed,
      lag_ms: lagMs === null ? null : Math.round(lagMs),
    })),
    backup_at: backup?.at ?? null,
    switches: switchesOf(config),
  };
}
