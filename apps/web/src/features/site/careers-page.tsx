import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { CAREER_HOURS, CAREERS, operator } from "@kompagnon/contract/site/operator.ts";
import { Clock, Coins, Images, MapPin, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { StructuredData } from "./site-head.tsx";
import { useSite } from "./use-site.ts";

/** `/jobs`: the team's own openings (spec: public, section 2.5). The members' job board is another page. */
export default function CareersPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour/company", { lng: language });
  const { t: hiring } = useTranslation("tour/hiring", { lng: language });
  return (
    <SiteFrame
      page="jobs"
      title={t("jobs")}
      description={t("jobs_description")}
      headline={t("jobs_headline")}
      lead={t("jobs_lead")}
      className="max-w-6xl gap-10"
    >
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
      <p>
        <ButtonLink
          to={sitePath("jobs/sotialmedia", language)}
          variant="quiet"
          icon={<Images aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        >
          {hiring("link")}
        </ButtonLink>
      </p>
    </SiteFrame>
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
