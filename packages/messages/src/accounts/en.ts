import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
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
} as const satisfies Translation<typeof german.login, "en">;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Back to sign-in",
  code: {
    title: "One more step",
    lead: "Enter the six-digit code from your authenticator app.",
    backup_lead: "Enter one of your backup codes. Each works once.",
    label: "Code from the app",
    backup_label: "Backup code",
    backup_hint: "Upper or lower case and the hyphen don’t matter.",
    use_backup: "Use a backup code",
    use_app: "Use a code from the app",
    submit: "Sign in",
    invalid: "Invalid code",
    restart: "Start over",
  },
  forgot: {
    title: "Forgot your password?",
    lead: "We’ll send you a link for setting a new one.",
    email: "E-mail",
    submit: "Send link",
    again: "Send again",
    again_in_one: "Again in {{count}} second",
    again_in_other: "Again in {{count}} seconds",
    sent: "E-mail sent! If there is an account with this address, the link will be in your inbox in a moment. The link is valid for 10 minutes.",
    email_invalid: "Please enter a valid email address.",
    wait_one: "Please wait {{count}} more second before requesting another e-mail.",
    wait_other: "Please wait {{count}} more seconds before requesting another e-mail.",
    failed: "The e-mail could not be sent. Please try again.",
  },
  reset: {
    title: "New password",
    lead: "Set a new password for {{name}}. After that, we’ll sign out all your devices.",
    checking: "Checking the link …",
    password: "New password",
    password_hint: "8 to 128 characters",
    confirm: "Repeat new password",
    submit: "Set password",
    password_short: "Password must be at least 8 characters long.",
    mismatch: "Passwords do not match.",
    code_needed: "Please enter your 6-digit 2FA code.",
    failed: "The password could not be reset",
    no_token: "Invalid reset link",
    expired: "Invalid or expired reset link",
    check_failed: "The reset link could not be checked",
    check_again: "Check again",
    invalid_title: "Invalid link",
    invalid_text: "Reset links are valid for 10 minutes and work once. Simply get a new one.",
    new_link: "Request a new link",
    to_login: "Back to sign-in",
    done_title: "You have a new password",
    done_text: "Taking you to sign-in …",
  },
  ban: {
    appeal: "Appeal",
    sign_in_first: "If you would like to appeal, sign in.",
    label: "Your appeal",
    hint: "Tell us why the ban is wrong. You can do this once.",
    send: "Send appeal",
    failed: "That didn’t work. Please try again.",
    waiting: "Your appeal has arrived. We’ll look into it.",
    rejected: "Your appeal was rejected.",
  },
  keep: {
    title: "Staying after all?",
    text: "Your account will be deleted on {{when}}. Until then you can keep it: everything is still there.",
    keep: "Keep account",
    leave: "Delete it as planned",
    failed: "That didn’t work. Please try again.",
  },
  terms: {
    title: "New terms of use",
    text: "Our <terms>terms of use</terms> have changed. Please read and accept them to carry on.",
    accept: "I accept",
    leave: "Sign out",
    failed: "That didn’t work. Please try again.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
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
} as const satisfies Translation<typeof german.checks, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "Google sign-in is not available right now. Please try again later.",
  credential_invalid: "Google sign-in failed.",
  account_unconfirmed:
    "There already is an account with this address, but its e-mail has not been confirmed yet. Sign in with your password, or reset it.",
  wrong_password: "That password is not right.",
  fresh_sign_in_required: "Please sign in again for this: your sign-in is more than 10 minutes old.",
  totp_required: "2FA code required",
  invalid_totp: "Invalid 2FA code",
  pending_invalid: "This sign-in has expired. Please enter your e-mail and password again.",
  already_enabled: "Two-factor sign-in is already on.",
  nothing_to_verify: "Set up two-factor sign-in first.",
  google_account:
    "This account signs in with Google and has no password. Sign in with Google; you can then set a password in the settings.",
  no_password: "This account has no password yet.",
  reset_invalid: "Invalid or expired reset link",
  passkey_invalid: "That didn’t work with this passkey.",
  too_many_passkeys: "You can have at most 20 passkeys. Delete an old one first.",
  not_banned: "Your account is not banned.",
  terms_outdated: "There are newer terms of use by now. Please reload the page.",
  token_invalid: "This link is invalid or has expired.",
  email_unconfirmed: "Please confirm your e-mail address first.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  confirm_email: {
    subject: "Confirm your e-mail address",
    heading: "Good to have you here!",
    body: "Please confirm that this address is yours. That way you can always get back into your account, and others know you are real.\n\nThe link is valid for 24 hours and works once.",
    button: "Confirm address",
  },
  reset_password: {
    subject: "A new password for {{app}}",
    heading: "New password",
    body: "Someone asked for a new password for your account. If that was you, set it with the button.\n\nThe link is valid for 10 minutes and works once. If it wasn’t you, everything stays as it is.",
    button: "Reset password",
  },
  first_password: {
    subject: "Set your password for {{app}}",
    heading: "Your first password",
    body: "So far you sign in without a password. Use the button to set one; your usual way of signing in stays.\n\nThe link is valid for 10 minutes and works once.",
    button: "Set password",
  },
  password_changed: {
    subject: "Your password was changed",
    heading: "You have a new password",
    body: "The password of your account was changed on {{when}}. We have signed out your other devices.\n\nWas that not you? Then set a new password right away and check in the settings which devices are signed in.",
    button: "Reset password",
  },
  new_device: {
    subject: "New sign-in at {{app}}",
    heading: "A new device signed in",
    body: "Someone signed in to your account on a device we don’t know yet: {{device}}, {{when}}.\n\nWas that you? Then all is well. If not, sign the device out in the settings and change your password.",
    button: "See devices",
  },
  change_email: {
    subject: "Confirm your new e-mail address",
    heading: "Your new address",
    body: "You would like to use this address for your account at {{app}}. Please confirm that it is yours; until then the old one stays.\n\nThe link is valid for 24 hours and works once.",
    button: "Confirm new address",
  },
  email_changed: {
    subject: "Your e-mail address was changed",
    heading: "This address no longer applies",
    body: "Your account at {{app}} now belongs to a different e-mail address. We won’t write to this one any more.\n\nWas that not you? Then contact us right away: the address is in the imprint.",
    button: "Go to the imprint",
  },
  two_factor_on: {
    subject: "Two-factor sign-in is on",
    heading: "Doubly secured",
    body: "From now on, we also ask for a code from your app when you sign in. Keep your backup codes safe: they help if your phone is gone.\n\nWas that not you? Then change your password right away.",
    button: "See security",
  },
  two_factor_off: {
    subject: "Two-factor sign-in is off",
    heading: "Just your password now",
    body: "Two-factor sign-in was turned off for your account. The password alone is now enough to sign in.\n\nWas that not you? Then change your password right away and turn it back on.",
    button: "See security",
  },
  passkey_added: {
    subject: "New passkey for your account",
    heading: "One more passkey",
    body: "The passkey “{{name}}” can now be used to sign in to your account.\n\nWas that not you? Then delete it in the settings and change your password.",
    button: "See security",
  },
  newsletter: {
    subject: "Confirm your newsletter",
    heading: "Would you like the newsletter?",
    body: "You want to hear from us: new features, good stories, rarely and briefly. Please confirm that once; otherwise we won’t send you anything.\n\nThe link is valid for 24 hours.",
    button: "Yes, send the newsletter",
  },
  deletion_scheduled: {
    subject: "Your account will be deleted",
    heading: "7 days left",
    body: "You have deleted your account. We keep it until {{when}}; nobody else can see you any more. After that we delete everything that belongs to you.\n\nChanged your mind? Sign in before then and keep your account.",
    button: "Sign in and keep it",
  },
  deletion_done: {
    subject: "Your account is deleted",
    heading: "Take care",
    body: "Your account at {{app}} and everything that belonged to it has been deleted. Thank you for being part of it.\n\nThis is our last mail to you.",
    button: "To the home page",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  sign_up: {
    title: "Create an account and confirm your e-mail",
    keywords:
      "register, registration, sign up, new account, confirmation mail, verify, activation, link expired, spam",
    body: "Your account is free and set up in two minutes.\n\n1. Choose “Sign up” on the sign-in page.\n2. Enter your e-mail address and, twice, a password of 8 to 128 characters.\n3. Accept the terms of use and press “Create account”.\n4. Open our mail and confirm your address.\n\nThe link in the mail works for 24 hours and only once. If nothing arrives, look in your spam folder and press “Send again” in the bar at the top.",
  },
  sign_in: {
    title: "Signing in, and what a lock means",
    keywords: "log in, login, access, locked out, lock, too many attempts, 5 minutes, wrong password",
    body: "Sign in with your e-mail address and password. If you have turned on two-factor codes, we then ask for the code from your app.\n\nAfter five failed attempts, signing in is locked for 5 minutes. That protects you from people who try out passwords. The page shows when you can go on.\n\n- Check whether Caps Lock is on.\n- Show the password with the eye symbol.\n- Can’t remember it? Then reset it by mail instead of guessing on.",
  },
  reset_password: {
    title: "Forgotten your password",
    keywords: "reset, new password, lost password, can’t get in, recover, link expired",
    body: "No problem, you simply set a new one.\n\n1. On the sign-in page, follow the link for a forgotten password.\n2. Enter your e-mail address. We send you a link.\n3. Open it and choose a new password of 8 to 128 characters. With two-factor codes you need a code as well.\n\nThe link works for 10 minutes and only once. You can ask for another mail after 2 minutes. For your safety we do not reveal whether an address has an account: if nothing arrives, check the spelling and your spam folder.",
  },
  google: {
    title: "Signing in with Google",
    keywords: "Google account, Gmail, without password, first password, set password",
    body: "If you see the Google button on the sign-in page, you can sign in without a password of your own. If it is missing, Google is not offered here.\n\nSigned up with Google and want a password too?\n\n1. Open the settings and go to “Security”.\n2. Ask for a mail to set your first password.\n3. Open the link in it and choose a password of at least 8 characters.\n\nFrom then on you have both ways in. That helps if you ever lose access to your Google account.",
  },
  passkeys: {
    title: "Passkeys: sign in without a password",
    keywords:
      "passkey, fingerprint, face recognition, Face ID, Touch ID, Windows Hello, security key, biometric",
    body: "With a passkey you sign in the way you unlock your device: with your fingerprint, face or PIN. There is nothing to remember, and nobody can trick it out of you with a fake page.\n\n1. Open the settings and go to “Security”.\n2. Create a passkey and give it a name, such as “My laptop”.\n3. Choose it instead of the password next time you sign in.\n\nA passkey counts as both factors, so you need no extra code. You can keep up to 20. If you sell a device, delete its passkey in the same place.",
  },
  two_factor: {
    title: "Turning on two-factor codes",
    keywords: "2FA, TOTP, authenticator, QR code, two step, six-digit code, authentication",
    body: "With these, a stolen password is no longer enough to get into your account. You need an authenticator app on your phone.\n\n1. Open the settings and go to “Security”.\n2. Turn on two-factor codes.\n3. Scan the QR code with the app. If that does not work, type in the secret key.\n4. Enter the six-digit code that the app shows.\n5. Save your ten backup codes.\n\nA code is only good for a moment. If it is refused, check that your phone’s clock is right. Turning them off takes a code as well.",
  },
  backup_codes: {
    title: "Backup codes",
    keywords: "recovery codes, emergency codes, spare codes, restore, 2FA",
    body: "When you turn on two-factor codes, you get ten backup codes. Each stands in once for the code from your app, when you sign in and when you reset your password.\n\n- We show them only once. Copy or download them.\n- Keep them apart from your phone, in a password manager or on paper.\n- Upper or lower case, spaces and hyphens make no difference.\n\nRunning low? Create new ones in the settings under “Security”. You need a code for that. From then on the old ones stop working.",
  },
  lost_phone: {
    title: "Lost or replaced your phone",
    keywords: "phone gone, new phone, stolen, no code, locked out, lost authenticator, mobile",
    body: "Without your phone, a backup code gets you into your account.\n\n1. Sign in with your e-mail address and password.\n2. Enter a backup code instead of the code from the app.\n3. Under “Security”, sign the lost device out.\n\nA passkey gets you in as well.\n\nIf you are only changing phones, turn the codes off and on again with the new one. Turning them off takes a code from the app, so do it while you still have the old phone. If it is gone, or your backup codes are missing too, write to us at the address in the imprint.",
  },
  devices: {
    title: "Devices signed in",
    keywords: "sessions, sign out everywhere, log out, unknown device, new device, mail, hacked",
    body: "In the settings under “Security” you see which devices you are signed in on and when they were last used. The most recent is at the top.\n\n- Sign out a single device that you no longer use.\n- Or sign out all the others at once. This one stays signed in.\n\nWhen a new device signs in, you get a mail. If that wasn’t you, sign it out right away and change your password. It is best to turn on two-factor codes afterwards.",
  },
  change_password: {
    title: "Changing your password",
    keywords: "new password, replace password, security",
    body: "1. Open the settings and go to “Security”.\n2. Enter your current password and then the new one.\n3. If you have two-factor codes turned on, enter a six-digit code too.\n4. Save the change.\n\nThe new password needs 8 to 128 characters and must not be on the list of the most common passwords. A whole sentence is easier to remember and harder to guess than special characters. Afterwards all other devices are signed out; this one stays signed in. Forgotten the old one? Then reset it by mail.",
  },
  change_email: {
    title: "Changing your e-mail address",
    keywords: "new e-mail, mail address, switch address",
    body: "1. Open the settings and go to “Security”.\n2. Enter the new address and prove it’s you with your password and, with two-factor codes, a code.\n3. Open the mail sent to the new address and confirm it.\n\nThe link works for 24 hours and only once. Until you confirm, the old address stays valid. It gets a mail as well, so that nobody can swap your address in secret. If you did not ask for the change, change your password right away.",
  },
  export: {
    title: "Downloading your data",
    keywords: "export, ZIP, GDPR, access request, privacy, copy, backup",
    body: "Your data is yours. You can get it at any time as a ZIP file, up to ten times a day.\n\n1. Open the settings and go to “Security”.\n2. Choose to download your data, and prove it’s you if we ask.\n3. Keep the file in a safe place.\n\nIt holds everything we have stored about you, such as your profile, your decisions, matches and messages. The file is not encrypted: don’t leave it on somebody else’s computer. An export is worthwhile before you delete your account; afterwards there is nothing left.",
  },
  delete_account: {
    title: "Deleting your account",
    keywords: "remove account, cancel, close account, leave, erase everything, 7 days",
    body: "1. Open the settings and go to “Security”, to the part for deleting your account.\n2. Enter your password and, with two-factor codes, a code.\n3. Confirm the deletion.\n\nAll your devices are signed out. You then have 7 days to think: if you change your mind, sign in again within that time and keep your account. After that we erase everything personal for good. What you wrote for others then stands under “Deleted member”. If you only want some peace, pausing in matching may be enough.",
  },
  ban: {
    title: "Banned account and appeal",
    keywords: "banned, ban, suspension, rules, violation, objection",
    body: "Whoever breaks the terms of use can be banned, for a time or for good. You are then signed out on all devices, and when you sign in you see the reason and how long the ban lasts.\n\nIf you think that is wrong, you can appeal exactly once:\n\n1. Sign in, and the field for it appears.\n2. Describe calmly and precisely what happened from your point of view, in at most 2000 characters.\n3. Read it through once more before you send it.\n\nA human being reads your appeal. A ban for a limited time ends by itself.",
  },
} as const satisfies Translation<typeof german.help, "en">;
