import { operator } from "@kompagnon/contract/site/operator.ts";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { initialsOf } from "#ui/avatar.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { useSite } from "./use-site.ts";

/** `/team`: who makes the product (spec: public, section 2.4); the people are the operator's. */
export default function TeamPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour/company", { lng: language });
  return (
    <SiteFrame
      page="team"
      title={t("team")}
      description={t("team_description")}
      headline={t("team_headline")}
      lead={t("team_lead")}
      className="max-w-6xl gap-10"
    >
      {operator.sample && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-sm">
          <strong>{t("sample")}.</strong> {t("sample_text", { brand: BRAND })}
        </p>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {operator.team.map(({ name, role, links }) => (
          <li key={name} className="flex items-start gap-4 rounded-card border border-line bg-raised p-5">
            <span
              aria-hidden="true"
              className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-lg"
            >
              {initialsOf(name)}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <h2 className="font-sans font-semibold text-lg tracking-normal">{name}</h2>
              <p className="text-ink-soft text-sm">{t(`role_${role}`)}</p>
              <p className="-mx-2 flex flex-wrap">
                {links.map(({ network, url }) => (
                  <a
                    key={network}
                    href={url}
                    rel="noreferrer"
                    aria-label={t("on", { name, network })}
                    className="inline-flex min-h-10 items-center rounded-control px-2 text-accent text-sm underline underline-offset-4"
                  >
                    {network}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={sitePath("", language)}
          className="-ms-2 inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-accent underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />
          {t("back")}
        </Link>
      </p>
    </SiteFrame>
  );
}
