import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createTranslator, languageOf, markDocument, startLanguage } from "#platform/i18n.ts";
import { followVersions } from "#platform/new-version.ts";
import { PRERENDERED } from "#platform/open-script.ts";
import { whenPrefetched } from "#platform/prefetched.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { TranslatorContext } from "#platform/use-translation.ts";

/** On dashboard pages the texts of all frames load with the overview: loaded one by one, each would draw the page again. */
const namespacesAt = (pathname: string): Parameters<typeof createTranslator>[1] => {
  if (sitePageAt(pathname)) return ["ui", "site"];
  return pathname.startsWith(overviewPaths.dashboard) ? ["ui", "shell", "overview"] : ["ui", "shell"];
};

/** Brings the document to life: its language first, then the router and the page. */
export async function begin(): Promise<void> {
  // What was drawn ahead of time is taken over in its own language; everything else is in the person's.
  const site = sitePageAt(location.pathname);
  const { lang } = document.documentElement;
  const drawn = document.documentElement.hasAttribute(PRERENDERED) && isLanguage(lang) ? lang : null;
  const language = site?.language ?? drawn ?? startLanguage();
  const texts = createTranslator(language, namespacesAt(location.pathname));
  // The page's data is prefetched already. Drawn with it, the page can be drawn in pieces; data that arrives later delays it.
  const [translator] = await Promise.all([texts, whenPrefetched()]);
  markDocument(language);
  translator.onLanguage(() => markDocument(languageOf(translator)));

  followVersions();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslatorContext value={translator}>
          <HydratedRouter />
        </TranslatorContext>
      </StrictMode>,
    );
  });
}
