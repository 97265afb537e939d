import { z } from "zod";
import { id, time } from "../wire/model.ts";

/** What the security log tells of (security: 27; OWASP ASVS 5.0, 16.3). */
export const SECURITY_EVENTS = [
  "signed_in",
  "sign_in_refused",
  "sign_in_locked",
  "second_factor_refused",
  "signed_out",
  "devices_signed_out",
  "password_changed",
  "password_refused",
  "reset_asked",
  "password_reset",
  "email_change_asked",
  "email_changed",
  "email_confirmed",
  "two_factor_on",
  "two_factor_off",
  "backup_codes_made",
  "passkey_added",
  "passkey_removed",
  "stepped_up",
  "admin_refused",
  "level_changed",
  "banned",
  "unbanned",
  "exported",
  "deletion_asked",
  "deletion_stopped",
  "log_exported",
  "factor_reset_asked",
  "factor_reset_stopped",
  "factor_reset_refused",
  "factors_removed",
  "identity_made",
  "identity_sealed",
  "identity_replaced",
] as const;
export const securityEventType = z.enum(SECURITY_EVENTS).meta({ id: "SecurityEventType" });
/** A kind of entry of the security log. */
export type SecurityEventType = z.infer<typeof securityEventType>;

/** The details of an event in addition to its account: words from fixed lists and numbers, nothing typed. */
export const securityDetail = z
  .object({
    /** The method that the member authenticated with. */
    method: z.enum(["password", "code", "backup_code", "passkey", "google"]).optional(),
    /** The route that was refused, as the contract spells it. */
    route: z.string().optional(),
    /** The code of the refusal. */
    code: z.string().optional(),
    level_before: z.int().optional(),
    level_after: z.int().optional(),
  })
  .meta({ id: "SecurityDetail" });
export type SecurityDetail = z.infer<typeof securityDetail>;

/** An entry of the security log: ids only, and names while there is a profile. */
export const securityEvent = z
  .object({
    id,
    at: time,
    type: securityEventType,
    /** Whose account it is about; null where there is none such. */
    member_id: id.nullable(),
    member_name: z.string().nullable(),
    /** The actor, if it was another account. */
    actor_id: id.nullable(),
    actor_name: z.string().nullable(),
    detail: securityDetail,
  })
  .meta({ id: "SecurityEvent" });
export type SecurityEvent = z.infer<typeof securityEvent>;
