import "./offline.css";
import { DEFAULT_LANGUAGE, directionOf, isLanguage, pickLanguage } from "@kompagnon/messages/languages.ts";
import { readItem } from "#platform/device-storage.ts";
import { serverIsBack } from "./server-is-back.ts";

/** The page that replaces all others without a connection: the visitor's language and theme, and a retry. */
const stored = readItem("language");
const language = isLanguage(stored) ? stored : (pickLanguage(navigator.languages) ?? DEFAULT_LANGUAGE);
const theme = readItem("theme");
const root = document.documentElement;
root.lang = language;
root.dir = directionOf(language);
if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
for (const part of document.querySelectorAll<HTMLElement>("main > section")) {
  part.hidden = part.lang !== language;
  if (part.lang === language) document.title = part.dataset["title"] ?? document.title;
}
addEventListener("online", () => location.reload());
void serverIsBack().then(() => location.reload());
