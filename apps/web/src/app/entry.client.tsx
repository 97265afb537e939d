import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createTranslator, languageOf, markDocument, startLanguage } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";

// A public page is in the language of its address; everything else in the person's own.
const site = sitePageAt(location.pathname);
const language = site?.language ?? startLanguage();
const translator = await createTranslator(language, site ? ["ui", "site"] : ["ui", "shell"]);
markDocument(language);
translator.on("languageChanged", () => markDocument(languageOf(translator)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
