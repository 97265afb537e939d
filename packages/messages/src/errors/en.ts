import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "No connection.",
  unavailable: "We can’t be reached right now. Please try again in a moment.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Please check what you entered.",
  unauthenticated: "Please sign in.",
  forbidden: "You can’t do that here.",
  cross_site: "This request came from another site, so we refused it.",
  banned: "Your account has been banned.",
  banned_reason: "Your account has been banned. Reason: {{reason}}",
  banned_until: "Your account is banned until {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Your account is banned until {{until, datetime(dateStyle: long; timeZone: UTC)}}. Reason: {{reason}}",
  premium_required: "You need Premium for this.",
  second_factor_required:
    "Team members need a second factor: an authenticator app or a passkey. Set one up in Settings, under “$t(settings:tabs.security)”.",
  step_up_required: "Please confirm that it’s you.",
  not_found: "We can’t find that. It may have been deleted.",
  too_large: "That’s too large.",
  unsupported_type: "This file format isn’t accepted here.",
  picture_too_large: "This picture has too many pixels. Save it at a smaller size and try again.",
  picture_damaged: "This picture is damaged. Open it in a photo app and save it again.",
  rate_limited: "Too many attempts. Please wait a moment before trying again.",
  internal: "Something went wrong on our side. If it happens again, quote this number: {{id}}",
  storage_full: "Our storage is full. Please try again later.",
  quota_exceeded: "Your file storage is full. Delete old messages with files first.",
  already_decided: "This has already been decided.",
  ai_off: "Translation isn’t set up here.",
  translations_used: "You’ve used up your translations for today. You’ll get more tomorrow.",
  ai_failed: "That didn’t work just now. Please try again in a moment.",
  ticket_invalid: "This live connection has expired. Reload the page.",
  distinct: "Please don’t choose anything twice.",
  invalid_type: "That isn’t the right kind of input.",
  invalid_value: "Choose one of the options.",
  invalid_format: "The format isn’t right.",
  too_small: "That’s too short or too low.",
  too_big: "That’s too long or too high.",
  required: "Please fill this in.",
  identity_missing: "You need your passphrase for this. Set it up first.",
  key_changed: "A key has changed. Reload and try again.",
} as const satisfies Translation<typeof german.errors, "en">;
