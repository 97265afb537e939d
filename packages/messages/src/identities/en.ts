import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "You already have a key. Reload the page.",
} as const satisfies Translation<typeof german.errors, "en">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "Your passphrase",
    lead: "What you write here is locked on your device before it reaches us. Only you and the people you invite can read it. We can’t. For that you choose a passphrase once.",
    no_reset: "We don’t know it and can’t reset it. That is why you also get a recovery code in a moment.",
    next: "Next",
  },
  passphrase: {
    label: "Passphrase",
    hint: "At least 10 characters. Four words that have nothing to do with each other are good. Don’t use your sign-in password.",
    short: "Still too short",
    long: "That is too long",
    weak: "Easy to guess. A few more words make it safe.",
    fine: "Good",
    strong: "Very good: hard to guess",
  },
  code: {
    title: "Your recovery code",
    lead: "If you forget the passphrase, this is the only way back in. We show it only now. Keep it where you keep important papers.",
    copy: "Copy",
    copied: "Code copied",
    copy_failed: "Copying didn’t work. Write the code down.",
    print: "Print",
    download: "Save as a file",
    file_title: "{{name}}: recovery code",
    file_text: "Whoever has this code and access to your account can read your locked documents.",
    have_it: "I have it safe",
    check: "To check: what is group number {{group}} of four?",
    check_wrong: "That’s not right. Have another look.",
    again: "Show the code again",
    finish: "Done",
  },
  unlock: {
    title: "Open with your passphrase",
    lead: "You only need it once on this device, until you sign out.",
    wrong: "That is not your passphrase.",
    forgotten: "Forgotten your passphrase?",
    open: "Open",
    by_passkey: "Open with a passkey",
  },
  recover: {
    title: "Passphrase forgotten",
    lead: "Type the recovery code you got when you set up your passphrase. Capitals and hyphens don’t matter.",
    code: "Recovery code",
    wrong: "This code doesn’t fit your account.",
    lost: "Lost the code as well?",
    next: "Next",
    new_lead: "The code fits. Now choose a new passphrase. The code stays valid.",
    new: "New passphrase",
    save: "Set new passphrase",
    done: "The new passphrase is in force from now on.",
  },
  over: {
    title: "Start over",
    lead: "You get a new key. Locked documents that only you could open are then lost for good. What you share with others, they can open for you again.",
    confirm: "Start over",
    done: "You have a new key.",
  },
  settings: {
    title: "Passphrase for locked documents",
    lead: "Presentations are locked on your device. We can’t read what is in them, and we can’t reset the passphrase.",
    since: "In force since",
    set_up: "Set up a passphrase",
    set_up_done: "Your passphrase is set up.",
    change: "Change passphrase",
    change_confirm: "Change",
    current: "Current passphrase",
    changed: "Passphrase changed.",
    new_code: "New recovery code",
    code_lead: "The code you had stops working then.",
    code_last: "Last step: show that it’s you. Only then does the new code count.",
    code_confirm: "Use the new code",
    code_changed: "The new code counts from now on.",
    over: "Start over",
    here_open: "Open on this device until you sign out.",
    here_locked: "Locked on this device.",
    lock: "Lock now",
    unlock: "Unlock",
  },
  passkey: {
    add: "Allow a passkey",
    lead: "Instead of the passphrase, a fingerprint, your face or the device PIN will then do on your devices. The passphrase stays valid.",
    none: "You have no passkey yet. Make one first, further up under “Passkeys”.",
    touch_lead: "The passphrase is right. Now your browser asks for the passkey.",
    touch: "Choose a passkey",
    last: "Last step: show that it is you. Only then does the passkey open your documents.",
    confirm: "Let the passkey open them",
    added: "From now on the passkey opens your locked documents as well.",
    list: "Passkeys that open your documents",
    since: "Opens since",
    unnamed: "Passkey",
    remove: "Remove",
    remove_named: "Remove: {{name}}",
    removed: "The passkey no longer opens your documents. You can still sign in with it.",
    cancelled: "That was cancelled or took too long. Feel free to try again.",
    unable: "This passkey can’t do that. Take another one, make it anew or use the passphrase.",
    failed: "The passkey did not open them. Use the passphrase.",
  },
  trouble: {
    weak_lock:
      "The server asks for weaker protection than agreed. To be safe, nothing is opened here. Please contact us.",
    memory: "This device has too little memory for that right now. Close other tabs and try again.",
    browser: "This browser can’t do that yet. Use a newer one.",
    failed: "That didn’t work. Try again.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Passphrase and locked documents",
    keywords: "passphrase, encrypted, end to end, recovery code, key, presentation, safety number",
    body: "Presentations are locked on your device before they reach us. Only people you invite, and whoever has a link from you, can read them. We don’t see what is in them. What we do see: the names of versions, who takes part, and when somebody changes something.\n\n1. The first time, you choose a passphrase. It takes less than a minute.\n2. Then you get a recovery code. Print it or keep it in a safe place.\n3. On each device you enter the passphrase once after signing in. With a passkey, a fingerprint or your face will do as well: allow it under “Settings”, “Security”.\n\nIf you forget it, only the recovery code helps. We can’t reset it. If both are gone, start over under “Settings”, “Security”: documents that only you could open are then lost.\n\nDo you want to be sure that nobody is in between? Under “Share”, compare the safety number with the other person, best on the phone.",
  },
} as const satisfies Translation<typeof german.help, "en">;
