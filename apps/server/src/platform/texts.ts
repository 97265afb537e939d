import {
  ALL_LANGUAGES,
  DEFAULT_LANGUAGE,
  type Language,
  pickLanguage,
} from "@kompagnon/messages/languages.ts";
import { loadRooms } from "@kompagnon/messages/load.ts";
import { loadServerMessages } from "@kompagnon/messages/load-server.ts";
import { SERVER_ROOMS } from "@kompagnon/messages/rooms.ts";
import { createInstance, type Resource } from "i18next";

/** The text of an error code in the language a request asks for; the code's generic text if it has none. */
export type Translate = (
  acceptLanguage: string | undefined,
  code: string,
  data?: Record<string, string | number>,
) => string;
/** A text of any catalogue in a member's language. */
export type Say = (language: Language, key: string, data?: Record<string, string | number>) => string;
export type Texts = { translate: Translate; say: Say };

/** The language of an Accept-Language header; German without one that we speak. */
export const languageOf = (header: string | undefined): Language =>
  pickLanguage((header ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "")) ?? DEFAULT_LANGUAGE;

/** The pages' catalogues that the server speaks from as well, beside its own. */
const SPOKEN = ["notifications", "trials"] as const;

async function catalogueOf(language: Language): Promise<Resource[string]> {
  const own = SERVER_ROOMS.map(
    async (feature) => [feature, await loadServerMessages(language, feature)] as const,
  );
  return { ...(await loadRooms(language, [...SPOKEN])), ...Object.fromEntries(await Promise.all(own)) };
}

/** Loads the server's catalogues in all languages, once at start. */
export async function loadTexts(name: string): Promise<Texts> {
  const resources = Object.fromEntries(
    await Promise.all(
      ALL_LANGUAGES.map(async (language) => [language, await catalogueOf(language)] as const),
    ),
  );
  const i18n = createInstance();
  await i18n.init({
    resources,
    fallbackLng: false,
    ns: [...SPOKEN, ...SERVER_ROOMS],
    defaultNS: "errors",
    interpolation: { escapeValue: false, defaultVariables: { app: name } },
    initAsync: false,
  });
  const speakers = new Map(ALL_LANGUAGES.map((language) => [language, i18n.getFixedT(language)]));
  // The keys come from codes at run time; each code of the contract has a text, which a test asserts.
  const say: Say = (language, key, data) =>
    String(speakers.get(language)?.(key as never, data as never) ?? key);
  return {
    say,
    translate: (header, code, data) => {
      const language = languageOf(header);
      const text = say(language, code, data);
      return text === code ? say(language, "invalid_input") : text;
    },
  };
}
