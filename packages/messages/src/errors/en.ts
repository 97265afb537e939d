import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "No connection.",
  unavailable: "Not reachable right now. Please try again in a moment.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Please check what you entered.",
  unauthenticated: "Please sign in.",
  forbidden: "You are not allowed to do that.",
  cross_site: "This request came from another site and was refused.",
  banned: "Your account was banned by an administrator.",
  banned_reason: "Your account was banned by an administrator. Reason: {{reason}}",
  banned_until: "Your account is banned until {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Your account is banned until {{until, datetime(dateStyle: long; timeZone: UTC)}}. Reason: {{reason}}",
  premium_required: "You need Premium for this.",
  second_factor_required:
    "Team members need a second factor: an authenticator app or a passkey. Set one up under Security in your settings.",
  step_up_required: "Please confirm that it’s you.",
  not_found: "That does not exist, or no longer does.",
  too_large: "That is too large.",
  unsupported_type: "This file format is not accepted here.",
  rate_limited: "Too many attempts. Please wait a moment before trying again.",
  internal: "Something went wrong on our side. If it happens again, quote this number: {{id}}",
  storage_full: "Our storage is full. Please try again later.",
  quota_exceeded: "Your space for files is full. Delete old messages with files first.",
  already_decided: "This has already been decided.",
  ai_off: "Translating isn’t set up here.",
  ai_failed: "That didn’t work just now. Please try again in a moment.",
  ticket_invalid: "This live connection has expired.",
  distinct: "Please do not choose anything twice.",
  invalid_type: "Something else is expected here.",
  invalid_value: "This choice does not exist.",
  invalid_format: "The format is not right.",
  too_small: "That is too little or too short.",
  too_big: "That is too much or too long.",
  required: "This is still missing.",
  identity_missing: "You need your passphrase for this. Set it up first.",
  key_changed: "A key has changed in the meantime. Reload and try again.",
} as const satisfies Translation<typeof german.errors, "en">;
