import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "en"> = {
  footer: {
    why: "You receive this mail because someone created an account at {{app}} with this address.",
    ignore: "Was that not you? Then there is nothing you need to do.",
  },
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
  digest: {
    subject_one: "One update for you on {{app}}",
    subject_other: "{{count}} updates for you on {{app}}",
    heading: "Here’s what’s new",
    body: "{{lines}}\n\nThis mail comes at most once a day. You can turn it off in the settings under “Notifications”.",
    button: "See everything",
  },
};
