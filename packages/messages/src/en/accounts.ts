import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "Forgot your password?",
  or: "or",
  mode: { label: "Sign in or sign up", sign_in: "Sign in", sign_up: "Sign up" },
  sign_in: {
    title: "Good to see you again",
    lead: "Your matches and chats are waiting.",
    submit: "Sign in",
  },
  sign_up: {
    title: "Let’s get started",
    lead: "Free, and set up in two minutes.",
    submit: "Create account",
    invited: "You were invited. The invitation counts as soon as you create your account.",
  },
  fields: {
    email: "E-mail",
    password: "Password",
    password_hint: "At least {{min}} characters",
    confirm: "Repeat password",
    caps_lock: "Caps Lock is on.",
    terms:
      "I am at least 16 years old and accept the <terms>terms of use</terms>. The <privacy>privacy policy</privacy> says what happens to my data.",
  },
  errors: {
    mismatch: "Passwords do not match.",
    unexpected: "Unexpected error. Please try again.",
    taken_action: "Sign in with this address",
    unlocked_in: "Possible again in {{time}}",
  },
  google: {
    sign_in: "Sign in with Google",
    sign_up: "Sign up with Google",
    terms: "By signing up with Google, you confirm that you are at least 16 and accept the terms of use.",
    no_credential: "No Google credential received.",
    failed: "Google sign-in failed.",
    away: "Google sign-in is not available right now. Please try again later.",
    late: "Google sign-in is not available right now (prompt timeout).",
  },
  passkey: {
    sign_in: "Sign in with a passkey",
    given_up: "Cancelled, or this device has no passkey for your account.",
    failed: "The passkey didn’t work. Please try again.",
  },
  captcha: {
    label: "Security check",
    checking: "Running the security check …",
    solved: "Security check passed",
  },
  brand: {
    headline: "It takes two to build one.",
    line_1: "I edit videos. Who can sell?",
    line_2: "Me. And I already have a product.",
    line_3: "Deal. Tomorrow at ten?",
  },
  legal: { label: "Legal", terms: "Terms of use", privacy: "Privacy", language: "Language" },
  confirm: {
    title: "Confirm e-mail",
    working: "Confirming your address …",
    done_title: "Your address is confirmed",
    done_text: "Thank you! Your account is complete.",
    change_text: "From now on you sign in with the new address.",
    newsletter_title: "You’re getting our newsletter",
    newsletter_text: "Thank you! You can unsubscribe any time in the settings.",
    invalid_title: "This link no longer works",
    invalid_member: "It has expired or was already used. We’ll gladly send a new one to {{email}}.",
    invalid_guest: "It has expired or was already used. Sign in and we’ll send you a new one.",
    to_dashboard: "To the dashboard",
    to_register: "Finish your profile",
    to_login: "To sign-in",
    resend: "Send a new link",
    sent: "Sent. Check your inbox, and the spam folder too.",
  },
  bar: {
    short: "Confirm your e-mail address.",
    text: "Confirm your e-mail address: the link is in your inbox ({{email}}).",
    resend: "Send again",
  },
} as const satisfies Translation<typeof german, "en">;
