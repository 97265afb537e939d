import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Close", back: "Back", next: "Next", cancel: "Cancel", save: "Save", done: "Done", retry: "Try again", more: "More",
loading: "Loading", busy: "One moment …", optional: "optional", search: "Search", clear: "Clear", none_found: "Nothing found",
show_password: "Show password", hide_password: "Hide password",
remaining_one: "{{count}} character left", remaining_other: "{{count}} characters left",
too_long_one: "{{count}} character too many", too_long_other: "{{count}} characters too many",
chosen: "{{chosen}} of {{max}} chosen", code_digit: "Digit {{number}} of {{total}}", step: "Step {{step}} of {{total}}",
skip: "Skip to content", messages: "Messages", unread_one: "{{count}} unread", unread_other: "{{count}} unread", now: "just now",
online: "Online", away: "Away", offline: "Offline",
error_title: "That didn’t work", error_text: "Please try once more. If it keeps failing, the fault is ours.",
offline_bar: "No connection. What you write is kept and sent later.", back_online: "Connected again"
} as const satisfies Translation<typeof german, "en">;
