import { publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import { BRAND } from "#platform/brand.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";

/** The picture that messengers show: the German start page has a drawn one, every other page one with its own heading. */
const pictureOf = (page: SitePage, language: Language): string =>
  page === "" && language === "de" ? "/share.png" : publicPagesPaths.sitePreview(page || "start", language);

/** What search engines and link previews read: title, description, canonical address, the other languages. */
export function SiteHead({
  page,
  language,
  title,
  description,
}: {
  page: SitePage;
  language: Language;
  title: string;
  description: string;
}) {
  const address = `${__PUBLIC_URL__}${sitePath(page, language)}`;
  const full = page === "" ? `${BRAND} · ${title}` : `${title} · ${BRAND}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {ALL_LANGUAGES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={`${__PUBLIC_URL__}${sitePath(page, other)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${__PUBLIC_URL__}${sitePath(page, "de")}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${__PUBLIC_URL__}${pictureOf(page, language)}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The data that search engines read in addition to a page's text (schema.org). Written with the page and not again in the
 * browser, where it is not read.
 */
export const StructuredData = ({ of }: { of: Record<string, unknown> }) =>
  import.meta.env.SSR && (
    <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", ...of })}</script>
  );

/** Questions with their answers as search engines take them. */
export const faqData = (items: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
