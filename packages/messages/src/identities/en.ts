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
    lead: "What you write here is encrypted on your device before it reaches us. Only you and the people you invite can read it. We can’t. To make that work, you choose a passphrase once.",
    no_reset: "We don’t know it and can’t reset it. That’s why you’ll also get a recovery code.",
    next: "Next",
  },
  passphrase: {
    label: "Passphrase",
    hint: "At least 10 characters. Four unrelated words are a good choice. Don’t use your sign-in password.",
    short: "Still too short",
    long: "That’s too long",
    weak: "Easy to guess. A few more words make it safe.",
    fine: "Good",
    strong: "Very good: hard to guess",
  },
  code: {
    title: "Your recovery code",
    lead: "If you forget the passphrase, this is the only way back in. We’ll only show it once. Keep it with your important papers.",
    copy: "Copy",
    copied: "Code copied",
    copy_failed: "We couldn’t copy it. Write the code down.",
    print: "Print",
    download: "Save as a file",
    file_title: "{{name}}: recovery code",
    file_text: "Anyone who has this code and access to your account can read your encrypted documents.",
    have_it: "I’ve put it somewhere safe",
    check: "Quick check: what are the four characters in group {{group}}?",
    check_wrong: "That’s not right. Please check again.",
    again: "Show the code again",
    finish: "Done",
  },
  unlock: {
    title: "Open with your passphrase",
    lead: "You only need it once on this device, until you sign out.",
    wrong: "That isn’t your passphrase.",
    forgotten: "Forgot your passphrase?",
    open: "Open",
    by_passkey: "Open with a passkey",
  },
  recover: {
    title: "Forgot your passphrase?",
    lead: "Enter the recovery code you got when you set up your passphrase. Capitals and hyphens don’t matter.",
    code: "Recovery code",
    wrong: "This code doesn’t match your account.",
    lost: "Lost the code too?",
    next: "Next",
    new_lead: "The code is right. Now choose a new passphrase. The code stays valid.",
    new: "New passphrase",
    save: "Set new passphrase",
    done: "Your new passphrase is set.",
  },
  over: {
    title: "Start over",
    lead: "You’ll get a new key. Encrypted documents that only you could open will be lost for good. People you share documents with can open them for you again.",
    confirm: "Start over",
    done: "You have a new key.",
  },
  settings: {
    title: "Passphrase for encrypted documents",
    lead: "Presentations are encrypted on your device. We can’t read them, and we can’t reset the passphrase.",
    since: "Set on",
    set_up: "Set up a passphrase",
    set_up_done: "Your passphrase is set up.",
    change: "Change passphrase",
    change_confirm: "Change",
    current: "Current passphrase",
    changed: "Passphrase changed.",
    new_code: "New recovery code",
    rarely: "Lost code, or start over",
    code_lead: "Your old code will stop working.",
    code_last: "Last step: prove it’s you to activate the new code.",
    code_confirm: "Activate new code",
    code_changed: "Your new code is active.",
    over: "Start over",
    here_open: "Unlocked on this device until you sign out.",
    here_locked: "Locked on this device.",
    lock: "Lock now",
    unlock: "Unlock",
  },
  passkey: {
    add: "Allow a passkey",
    lead: "You can then use your fingerprint, face or device PIN instead of the passphrase. The passphrase stays valid.",
    none: "You don’t have a passkey yet. Create one first, further up under “Passkeys”.",
    touch_lead: "The passphrase is right. Your browser will now ask for the passkey.",
    touch: "Choose a passkey",
    last: "Last step: prove it’s you, so that the passkey can open your documents.",
    confirm: "Allow this passkey",
    added: "This passkey can now open your encrypted documents.",
    list: "Passkeys that open your documents",
    since: "Allowed since",
    unnamed: "Passkey",
    remove: "Remove",
    remove_named: "Remove: {{name}}",
    removed: "The passkey no longer opens your documents. You can still sign in with it.",
    cancelled: "That was cancelled or took too long. You can try again.",
    unable: "This passkey can’t do that. Use another one, create it again or use the passphrase.",
    failed: "The passkey didn’t open your documents. Use the passphrase.",
  },
  trouble: {
    weak_lock:
      "The server asked for weaker protection than agreed. To be safe, we won’t open anything here. Please contact us.",
    memory: "This device doesn’t have enough memory right now. Close other tabs and try again.",
    browser: "This browser can’t do that yet. Use a newer one.",
    failed: "That didn’t work. Please try again.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Passphrase and encrypted documents",
    keywords: "passphrase, encrypted, end to end, recovery code, key, presentation, safety number",
    body: "Presentations are encrypted on your device before they reach us. Only people you invite, and anyone with a link from you, can read them. We can’t see what’s in them. We can only see the names of versions, who takes part, and when something changes.\n\n1. The first time, you choose a passphrase. It takes less than a minute.\n2. You then get a recovery code. Print it or keep it in a safe place.\n3. On each device, you enter the passphrase once after signing in. With a passkey, you can use your fingerprint or face instead: allow it in Settings, under “$t(settings:tabs.security)”.\n\nIf you forget the passphrase, only the recovery code helps. We can’t reset it. If both are gone, start over in Settings, under “$t(settings:tabs.security)”: documents that only you could open are then lost.\n\nWant to be sure that no one is listening in? Under “$t(documents:share.button)”, compare the safety number with the other person, ideally on the phone.",
  },
} as const satisfies Translation<typeof german.help, "en">;
