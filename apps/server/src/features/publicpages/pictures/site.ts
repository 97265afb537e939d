import type { Language } from "@kompagnon/contract/wire/model.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";
import type { Preview } from "#features/publicpages/pictures/preview.ts";

/** Where the pages about the product have their headings: feature, part, heading, and the line below it. */
const HEADINGS: Readonly<
  Record<string, readonly [feature: "site" | "tour" | "billing", part: string, title: string, line: string]>
> = {
  start: ["site", "pages", "start.headline", "start.lead"],
  features: ["tour", "pages", "features_headline", "features_lead"],
  faq: ["tour", "pages", "faq", "faq_lead"],
  pricing: ["billing", "pricing", "headline", "lead"],
  team: ["tour", "company", "team_headline", "team_lead"],
  jobs: ["tour", "company", "jobs_headline", "jobs_lead"],
  terms: ["site", "pages", "terms.title", "terms.description"],
  privacy: ["site", "pages", "privacy.title", "privacy.description"],
  imprint: ["site", "pages", "imprint.title", "imprint.description"],
};

/** A text by its dotted key. */
const at = (catalogue: unknown, key: string): string =>
  String(key.split(".").reduce((inner, part) => Object(inner)[part], catalogue) ?? "");

/** What the preview picture of a page about the product shows, by its file's name (`features.de`); null for any other. */
export async function sitePreview(file: string, host: string): Promise<Preview | null> {
  const [page = "", language, ...surplus] = file.split(".");
  const heading = Object.hasOwn(HEADINGS, page) ? HEADINGS[page] : undefined;
  if (!heading || !isLanguage(language) || surplus.length > 0) return null;
  const [feature, part, title, line] = heading;
  const texts = (await loadFeature(language as Language, feature))[part];
  return {
    language,
    title: at(texts, title),
    line: at(texts, line),
    tags: [],
    face: null,
    eyebrow: host,
    foot: "",
  };
}
