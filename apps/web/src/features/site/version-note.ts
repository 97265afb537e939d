import { type Language, localeOf } from "@kompagnon/messages/languages.ts";

/** A document's version and the day it came into force, as the language writes dates. */
export const inForce = ({ version, date }: { version: string; date: string }, language: Language) => ({
  version,
  // Written at build time and drawn again in the browser: the time zone must not matter.
  date: new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  ),
});
