import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { CAREER_HOURS, CAREERS } from "@kompagnon/contract/site/careers.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import { Clock, Coins, MapPin, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { SiteHead } from "./site-head.tsx";
import { StructuredData } from "./structured-data.tsx";
import { useSite } from "./use-site.ts";

/** `/jobs`: whom the team itself looks for (spec: public, section 2.5). The members' job board is another page. */
export default function CareersPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour/company", { lng: language });
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-6xl grow grid-cols-1 content-start gap-10 px-4 pt-6 pb-16 sm:px-8 lg:pt-10"
    >
      <SiteHead page="jobs" language={language} title={t("jobs")} description={t("jobs_description")} />
      <header className="max-w-5xl">
        <h1 className="text-display">{t("jobs_headline")}</h1>
        <p className="mt-5 max-w-3xl text-ink-soft text-lg">{t("jobs_lead")}</p>
      </header>
      <ul className="grid gap-5 lg:grid-cols-3">
        {CAREERS.map((career) => (
          <li
            key={career}
            className="flex flex-col items-start gap-4 rounded-card border border-line bg-raised p-6"
          >
            <StructuredData
              of={{
                "@type": "JobPosting",
                title: t(career),
                description: t(`${career}_text`),
                datePosted: operator.careersSince,
                employmentType: ["PART_TIME", "CONTRACTOR"],
                jobLocationType: "TELECOMMUTE",
                applicantLocationRequirements: { "@type": "AdministrativeArea", name: "European Union" },
                hiringOrganization: { "@type": "Organization", name: operator.name },
              }}
            />
            <h2 className="text-xl">{t(career)}</h2>
            <p className="grow text-ink-soft">{t(`${career}_text`)}</p>
            <ul className="grid gap-2 text-sm">
              <Fact icon={<Tag />}>{t("kind")}</Fact>
              <Fact icon={<MapPin />}>{t("place")}</Fact>
              <Fact icon={<Clock />}>{t("hours", CAREER_HOURS)}</Fact>
              <Fact icon={<Coins />}>{t("pay")}</Fact>
            </ul>
            <ButtonLink
              to={contactPaths.about(t("apply_for", { role: t(career) }))}
              aria-label={t("apply_for", { role: t(career) })}
              className="mt-2"
            >
              {t("apply")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </main>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex items-center gap-2.5">
    <span aria-hidden="true" className="shrink-0 text-accent [&_svg]:size-4.5 [&_svg]:stroke-[1.75]">
      {icon}
    </span>
    {children}
  </li>
);
