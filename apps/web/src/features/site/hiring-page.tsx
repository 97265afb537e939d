import { CAREER_HOURS, CAREERS } from "@kompagnon/contract/site/operator.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { ArrowLeft, Download, FolderDown } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Picture } from "./hiring/picture.tsx";
import { LONGEST, TEMPLATES, TEXTS, type TemplateId, type TextName } from "./hiring/templates.ts";
import { SiteFrame } from "./site-frame.tsx";
import { useSite } from "./use-site.ts";

/** Addresses that mean nothing outside the machine. */
const AT_HOME = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The initial texts of each picture. */
function useWords(): (id: TemplateId) => Readonly<Record<TextName, string>> {
  const { language } = useSite();
  const { t } = useTranslation("tour/hiring", { lng: language });
  const { t: company } = useTranslation("tour/company", { lng: language });
  const { host, hostname } = new URL(__PUBLIC_URL__);
  // Built without the address that people will use, there is none to name.
  const foot = AT_HOME.test(hostname)
    ? t("apply", { brand: BRAND })
    : t("apply_at", { address: host + sitePath("jobs", language) });
  const facts = [company("kind"), company("place")].join(" · ");
  return (id) => {
    const role = CAREERS.find((one) => one === id);
    if (role) return { top: `${t("wanted")} · ${company("place")}`, title: company(role), foot };
    if (id === "hours") return { top: t("your_time"), title: company("hours", CAREER_HOURS), foot: facts };
    if (id === "share") return { top: t("your_share"), title: company("pay"), foot };
    return { top: t("join_us"), title: company("jobs_headline"), foot };
  };
}

/** `/jobs/sotialmedia`: six square pictures for recruiters, to be worded and saved (spec: public, section 2.5). */
export default function HiringPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour/hiring", { lng: language });
  const file = BRAND.toLowerCase();
  useEffect(() => {
    // Needed after a navigation within the application; the prerendered page names the same script as a file.
    void import("./hiring/script.ts");
  }, []);
  return (
    <SiteFrame
      page="jobs/sotialmedia"
      title={t("name")}
      description={t("description")}
      headline={t("headline")}
      lead={t("lead")}
      className="max-w-6xl gap-8"
    >
      {import.meta.env.SSR && <script type="module" src="/hiring.js" />}
      <p className="hidden rounded-control bg-warn-soft px-4 py-3 text-sm noscript:block">{t("no_script")}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
        <button
          type="button"
          data-hiring-save={`${file}.zip`}
          className={buttonClass({}, "aria-busy:opacity-60")}
        >
          <FolderDown aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t("save_all")}
        </button>
        <p
          role="status"
          data-hiring-note=""
          data-busy={t("busy")}
          data-failed={t("failed")}
          className="min-h-6 text-ink-soft text-sm"
        />
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {TEMPLATES.map((template, at) => (
          <Card
            key={template.id}
            template={template}
            at={at + 1}
            file={`${file}-${at + 1}-${template.id}.png`}
          />
        ))}
      </ul>
      <p>
        <Link
          to={sitePath("jobs", language)}
          className="-ms-2 inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-accent underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />
          {t("back")}
        </Link>
      </p>
    </SiteFrame>
  );
}

function Card({ template, at, file }: { template: (typeof TEMPLATES)[number]; at: number; file: string }) {
  const { language } = useSite();
  const { t } = useTranslation("tour/hiring", { lng: language });
  const words = useWords()(template.id);
  const name = t("picture", { number: new Intl.NumberFormat(localeOf(language)).format(at) });
  return (
    <li data-hiring-picture={name} data-hiring-file={file} className="grid content-start gap-4">
      <Picture template={template} texts={words} label={`${name}: ${words.title}`} />
      <fieldset className="grid gap-3 noscript:hidden">
        <legend className="mb-2 font-semibold">{name}</legend>
        {TEXTS.map((text) => (
          <TextField
            key={text}
            label={t(text)}
            defaultValue={words[text]}
            maxLength={LONGEST[text]}
            autoComplete="off"
            data-hiring-text={text}
          />
        ))}
        <button
          type="button"
          data-hiring-save=""
          aria-label={t("save_as", { name })}
          className={buttonClass({ variant: "secondary", wide: true }, "aria-busy:opacity-60")}
        >
          <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t("save")}
        </button>
      </fieldset>
    </li>
  );
}
