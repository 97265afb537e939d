import { publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BRAND } from "./brand.ts";
import { DocumentTitle } from "./document-title.tsx";
import type { ENTRY_PATHS } from "./entry-paths.ts";
import { languageOf } from "./i18n.ts";

/**
 * What the tab, search engines and link previews read of a public page with one address for all languages (`ENTRY_PATHS`); the
 * server keeps every other page of the application from search engines. All but the title is written with the page and not again
 * in the browser, where it is not read.
 */
export function EntryHead({ title, ...about }: About) {
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      {import.meta.env.SSR && <MetaTags title={title} {...about} />}
    </>
  );
}

type About = { path: (typeof ENTRY_PATHS)[number]; title: string; description: string };

function MetaTags({ path, title, description }: About) {
  const { i18n } = useTranslation("ui");
  const address = `${__PUBLIC_URL__}${path}`;
  const language = languageOf(i18n);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={`${title} · ${BRAND}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      <meta
        property="og:image"
        content={`${__PUBLIC_URL__}${publicPagesPaths.sitePreview("start", language)}`}
      />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
