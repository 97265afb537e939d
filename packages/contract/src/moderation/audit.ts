import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id, time } from "../wire/model.ts";
import { AUDIT_ACTIONS, REPORT_KINDS } from "./rules.ts";

export const auditAction = z.enum(AUDIT_ACTIONS).meta({ id: "AuditAction" });

/** What was so: words of ours, times and numbers, nothing that anybody typed. */
export const auditFacts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ id: "AuditFacts" });
export type AuditFacts = z.infer<typeof auditFacts>;

/** An entry of the append-only audit log. */
export const auditEntry = z
  .object({
    id,
    at: time,
    /** Null for what the product did by itself, and for members who are gone. */
    actor: memberCard.nullable(),
    action: auditAction,
    kind: z.enum(REPORT_KINDS).nullable(),
    subject_id: id.nullable(),
    /** The member it was done to, if they still exist. */
    subject: memberCard.nullable(),
    case_id: id.nullable(),
    reason: z.string(),
    before: auditFacts.nullable(),
    after: auditFacts.nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;
