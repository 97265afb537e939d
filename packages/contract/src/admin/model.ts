import { z } from "zod";
import { FACTOR_RESET_STATES } from "../accounts/rules.ts";
import { BAN_DAYS } from "../moderation/rules.ts";
import { memberCard } from "../profiles/model.ts";
import { id, plainText, time } from "../wire/model.ts";
import { redisState } from "../wire/system-endpoints.ts";
import { LEVELS } from "./levels.ts";
import { MEMBER_SORTS, PROCESS_ROLES, PROCESS_STATES, REASON_MAX, SOUGHT_MAX, SWITCHES } from "./rules.ts";

/** A member in the list. Their address is on their own page only. */
export const listedMember = z
  .object({
    id,
    /** Null until the wizard asked for it. */
    username: z.string().nullable(),
    level: z.int(),
    banned: z.boolean(),
    /** Until when premium lasts, or lasted. */
    premium_until: time.nullable(),
    joined_at: time,
    last_seen_at: time,
  })
  .meta({ id: "ListedMember" });
export type ListedMember = z.infer<typeof listedMember>;

const flag = z.enum(["true", "false"]);
/** What members are sought by. */
export const memberFilter = {
  /** The beginning of a name or a part of it, an id, or the beginning of an e-mail address as far as the @ at least. */
  q: plainText(SOUGHT_MAX).default(""),
  sort: z.enum(MEMBER_SORTS).default("newest"),
  /** From this level on. */
  level: z.coerce.number<number>().int().min(1).max(9).optional(),
  banned: flag.optional(),
  premium: flag.optional(),
  joined_from: time.optional(),
  joined_to: time.optional(),
};

/** Everything about a member that admins see. */
export const memberFile = listedMember
  .extend({
    /** Masked: the whole address is shown by a call of its own. */
    email_hint: z.string(),
    email_confirmed: z.boolean(),
    test_until: time.nullable(),
    verified_at: time.nullable(),
    /** When they are erased, if they asked for that. */
    deletion_due_at: time.nullable(),
    ban: z.object({ reason: z.string(), until: time.nullable(), at: time }).nullable(),
    second_factor: z.boolean(),
    /** Signed-in devices. */
    devices: z.int(),
    /** What was reported about them, and how often something was held against them. */
    cases: z.object({ open: z.int(), decided: z.int(), against: z.int() }),
    payments: z.object({
      count: z.int(),
      paid_cents: z.int(),
      refunded_cents: z.int(),
      last_at: time.nullable(),
    }),
    /** Whether the viewer may do anything to them: never to themselves, equals or higher. */
    may_act: z.boolean(),
    /** Whether the viewer may give them a level. */
    may_level: z.boolean(),
  })
  .meta({ id: "MemberFile" });
export type MemberFile = z.infer<typeof memberFile>;

/** Why something is done to a member. */
export const why = plainText(REASON_MAX).pipe(z.string().min(1, { message: "required" }));
/** A ban; the member gets its reason. */
export const newBan = z
  .object({
    reason: why,
    ban_days: z
      .literal([...BAN_DAYS])
      .nullable()
      .default(null),
  })
  .meta({ id: "NewBan" });
export const newLevel = z.object({ level: z.literal([...LEVELS]), reason: why }).meta({ id: "NewLevel" });

/** A process that runs, or was last heard of within a day. */
const processState = z
  .object({
    id,
    name: z.string(),
    started_at: time,
    at: time,
    state: z.enum(PROCESS_STATES),
    working: z.boolean(),
    roles: z.array(z.enum(PROCESS_ROLES)),
    version: z.string(),
    memory_mb: z.int(),
    lag_ms: z.number(),
    streams: z.int(),
    waiting: z.int(),
  })
  .meta({ id: "ProcessState" });

/** How much of one kind of work waits, is being done, and failed for good within the last hour. */
const queueState = z
  .object({
    name: z.string(),
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    oldest_at: time.nullable(),
  })
  .meta({ id: "QueueState" });

/** The product's own state, for admins. */
export const systemState = z
  .object({
    processes: z.array(processState),
    queues: z.array(queueState),
    storage: z.object({
      kind: z.enum(["disk", "s3"]),
      /** Bytes of the disk; null for object storage, which does not say. */
      free: z.number().nullable(),
      total: z.number().nullable(),
      database: z.number(),
    }),
    mail: z.object({
      kind: z.enum(["smtp", "outbox"]),
      waiting: z.int(),
      failed: z.int(),
      /** Mails that lie in the folder; null where they are sent. */
      outbox: z.int().nullable(),
    }),
    webhooks: z.object({ last_at: time.nullable(), waiting: z.int(), failing: z.int() }),
    redis: redisState,
    /** As the process that answers sees them. */
    replicas: z.array(z.object({ name: z.string(), used: z.boolean(), lag_ms: z.number().nullable() })),
    /** The last backup by this product's own command. */
    backup_at: time.nullable(),
    /** What is on, and the variables that set it. */
    switches: z.array(z.object({ name: z.enum(SWITCHES), on: z.boolean(), variables: z.array(z.string()) })),
  })
  .meta({ id: "SystemState" });
export type SystemState = z.infer<typeof systemState>;

/** A member's wish to have lost second factors taken away, with what helps to check it. */
export const factorReset = z
  .object({
    id,
    member: memberCard.nullable(),
    state: z.enum(FACTOR_RESET_STATES),
    asked_at: time,
    /** From when on it may be granted. */
    ready_at: time,
    /** When it expires without a decision. */
    expires_at: time,
    closed_at: time.nullable(),
    reason: z.string(),
    decided_by: memberCard.nullable(),
    /** What helps to check it: asked from a device used before, identity verified, since when and when last here. */
    known_device: z.boolean(),
    verified_at: time.nullable(),
    joined_at: time,
    last_seen_at: time,
    level: z.int(),
    /** Signed-in devices, and how often they asked within the last year, this time included. */
    devices: z.int(),
    asked: z.int(),
    /** Whether the viewer may decide it: not about themselves, equals or higher. */
    may_decide: z.boolean(),
  })
  .meta({ id: "FactorReset" });
export type FactorReset = z.infer<typeof factorReset>;

/** What a banned member wrote against their ban, and what became of it. */
export const banAppeal = z
  .object({
    id,
    member: memberCard.nullable(),
    text: z.string(),
    created_at: time,
    banned_at: time,
    /** Why and until when they were banned; null once that ban is over. */
    ban: z.object({ reason: z.string(), until: time.nullable() }).nullable(),
    decision: z.enum(["accepted", "rejected"]).nullable(),
    answer: z.string(),
    decided_at: time.nullable(),
    /** Whether the viewer may decide it: not the one who banned them, and of a higher level than they are. */
    may_decide: z.boolean(),
  })
  .meta({ id: "BanAppeal" });
export type BanAppeal = z.infer<typeof banAppeal>;
/** The decision about an appeal; the member gets its answer. */
export const banAppealDecision = z
  .object({ accept: z.boolean(), answer: why })
  .meta({ id: "BanAppealDecision" });
