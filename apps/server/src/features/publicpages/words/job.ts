import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import type { JobCountry, JobType } from "@kompagnon/contract/jobs/rules.ts";
import { publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { JobCard } from "#features/publicpages/queries.ts";
import { beginningOf, type PageWords, type Speech } from "#features/publicpages/words/page-words.ts";
import { escaped } from "#platform/http/html.ts";
import type { Say } from "#platform/texts.ts";

/** How search engines call it. */
const EMPLOYMENT: Readonly<Record<JobType, string>> = { oneoff: "CONTRACTOR", fulltime: "FULL_TIME" };

const placeIn = (language: Language, say: Say, country: JobCountry): string =>
  country === "GLOBAL"
    ? say(language, "publicpages/messages:global")
    : (new Intl.DisplayNames(localeOf(language), { type: "region" }).of(country) ?? country);

/** Where people may work from, as search engines ask for it; nothing where that is anywhere. */
const requirement = (country: JobCountry) =>
  country === "GLOBAL"
    ? {}
    : {
        applicantLocationRequirements:
          country === "EU"
            ? { "@type": "AdministrativeArea", name: "European Union" }
            : { "@type": "Country", name: country },
      };

/**
 * A job for search engines (schema.org, JobPosting). Its pay is free text, which they can't be told: they want an amount, a
 * currency and a unit.
 */
const postingOf = (job: JobCard, origin: string, brand: string) => ({
  "@type": "JobPosting",
  title: job.title,
  description: `<p>${escaped(job.content)
    .replace(/\n{2,}/g, "</p><p>")
    .replace(/\n/g, "<br>")}</p>`,
  identifier: { "@type": "PropertyValue", name: brand, value: job.id },
  datePosted: job.createdAt.toISOString(),
  validThrough: job.expiresAt.toISOString(),
  ...(job.jobType && { employmentType: EMPLOYMENT[job.jobType] }),
  jobLocationType: "TELECOMMUTE",
  ...requirement(job.country),
  hiringOrganization: { "@type": "Organization", name: job.author },
  directApply: false,
  url: `${origin}${publicPagesPaths.job(job.id)}`,
});

/** A job's page: the post as members read it. */
export function jobWords(job: JobCard, { language, labels, say, origin, brand }: Speech): PageWords {
  const textOf = (key: "wanted" | "topics" | "salary" | "kind" | "place" | "posted" | "until") =>
    say(language, `publicpages/messages:${key}`);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  const remote = say(language, "publicpages/messages:remote", { place: placeIn(language, say, job.country) });
  const eyebrow = say(language, "publicpages/messages:job");
  const by = say(language, "publicpages/messages:by", { name: job.author });
  const skills = job.skills.map((slug) => labels.skills[slug]);
  const topics = job.models.map((slug) => labels.business_models[slug]);
  return {
    kind: "job",
    key: job.id,
    path: publicPagesPaths.job(job.id),
    title: job.title,
    face: null,
    eyebrow: `${eyebrow} · ${by}`,
    verified: false,
    body: job.content,
    speaks: "one language",
    lines: [
      { label: textOf("salary"), text: job.salary, own: true },
      {
        label: textOf("kind"),
        text: job.jobType ? say(language, `publicpages/messages:${job.jobType}`) : "",
      },
      { label: textOf("place"), text: remote },
      { label: textOf("wanted"), tags: skills },
      { label: textOf("topics"), tags: topics },
      { label: textOf("posted"), text: day.format(job.createdAt) },
      { label: textOf("until"), text: day.format(job.expiresAt) },
    ],
    description: beginningOf(job.content),
    action: { label: say(language, "publicpages/messages:apply"), path: jobsPaths.job(job.id) },
    structured: postingOf(job, origin, brand),
    preview: {
      language,
      title: job.title,
      face: null,
      tags: [...skills, ...topics],
      eyebrow,
      line: [remote, job.salary].filter(Boolean).join(" · "),
      foot: by,
    },
  };
}
