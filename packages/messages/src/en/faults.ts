import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "en"> = {
  offline: "No connection.",
  unavailable: "Not reachable right now. Please try again in a moment.",
  suspicious_input: "Invalid characters detected. Please use only letters, numbers, and common symbols.",
  wrong_credentials: "Wrong e-mail or wrong password.",
  email_invalid: "Please enter a valid email address.",
  email_taken: "There already is an account with this e-mail address. Please sign in.",
  password_short: "Password must be at least 8 characters long.",
  password_long: "Password must be at most 128 characters long.",
  password_common: "This password is too easy to guess. Please choose another one.",
  terms_required: "Please accept the terms.",
  captcha_required: "Please complete the CAPTCHA verification.",
  captcha_failed: "CAPTCHA verification failed. Please try again.",
  too_many_attempts: "Too many login attempts. Please wait 5 minutes before trying again.",
  username_taken: "This username is already taken.",
  username_invalid: "Letters only, 3–20 characters.",
  invalid_age: "Please enter an age between 13 and 120.",
  bio_too_long: "The bio is too long (max. 2000 characters).",
  required: "This is still missing.",
};
