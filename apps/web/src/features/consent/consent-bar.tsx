import type { Language } from "@kompagnon/messages/languages.ts";
import { BRAND } from "#platform/brand.ts";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { useHeightProperty } from "#ui/use-height-property.ts";

const answer = buttonClass({ variant: "secondary", size: "sm", wide: true });

/**
 * Asks whether the visit may be measured: two buttons that weigh the same, at the foot of the page and in no one's way. Plain
 * markup, because public pages show it as well: the script of every page shows it (`data-ask`) and hears the buttons
 * (`platform/consent-script.ts`).
 */
export function ConsentBar({ language, className }: { language: Language; className?: string }) {
  const { t } = useTranslation("consent", { lng: language });
  return (
    <section
      aria-label={t("label")}
      data-consent-bar=""
      className={cx("hidden border-line border-t bg-raised text-sm shadow-float asking:block", className)}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2.5 px-4 py-3 sm:px-8">
        <p className="min-w-0 grow basis-96 text-pretty">
          <span className="quiet:hidden">{t("question", { brand: BRAND })} </span>
          <span className="hidden quiet:inline">{t("quiet")} </span>
          <a
            href={`${sitePath("privacy", language)}#measuring`}
            className="rounded-control font-medium text-accent underline underline-offset-4"
          >
            {t("more")}
          </a>
        </p>
        <div className="grid w-full grid-cols-2 gap-2.5 quiet:hidden sm:w-80">
          <button type="button" data-consent="declined" className={answer}>
            {t("decline")}
          </button>
          <button type="button" data-consent="accepted" className={answer}>
            {t("accept")}
          </button>
        </div>
        <div className="hidden w-full quiet:block sm:w-40">
          <button type="button" data-consent="declined" className={answer}>
            {t("understood")}
          </button>
        </div>
      </div>
    </section>
  );
}

/** The question at the foot of the application's window. Pages learn its height as `--consent` and end above it. */
export function ConsentFoot() {
  const { i18n } = useTranslation("consent");
  const box = useHeightProperty<HTMLDivElement>("--consent");
  return (
    <div ref={box} className="consent-foot inset-x-0 z-20">
      <ConsentBar language={languageOf(i18n)} />
    </div>
  );
}
