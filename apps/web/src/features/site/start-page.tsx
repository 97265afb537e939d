import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { Handshake, ShieldCheck, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { HeroArt } from "./hero-art.tsx";
import { Landing } from "./landing/landing.tsx";
import { SiteHead } from "./site-head.tsx";
import { useSite, useWelcome } from "./use-site.ts";

/** The first impression: what this is, and the way in. A new member is greeted and led to the dashboard. */
export default function StartPage() {
  const { t, language } = useSite();
  const welcome = useWelcome();
  const headline = () => {
    if (!welcome) return t("start.headline");
    return welcome.name ? t("start.welcome_named", { name: welcome.name }) : t("start.welcome_title");
  };
  return (
    <main id="main" className="grow">
      <SiteHead page="" language={language} title={t("start.title")} description={t("start.description")} />
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-12 overflow-x-clip px-4 pt-6 pb-14 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:pt-4">
        <div>
          <h1 className="text-display">{headline()}</h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lg">
            {welcome ? t("start.welcome_text") : t("start.lead")}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
            {welcome ? (
              <ButtonLink to={overviewPaths.dashboard} size="lg">
                {t("start.welcome_action")}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to={overviewPaths.dashboard} size="lg" className="signed-out:hidden">
                  {t("start.continue")}
                </ButtonLink>
                <ButtonLink to={accountsPaths.signUp} size="lg" className="signed-in:hidden">
                  {t("start.join")}
                </ButtonLink>
                <ButtonLink to={accountsPaths.login} size="lg" variant="quiet" className="signed-in:hidden">
                  {t("start.login")}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
        <HeroArt />
        <ul className="grid gap-x-10 gap-y-6 border-line border-t pt-8 sm:grid-cols-3 lg:col-span-2">
          <Why icon={<Sparkles />} title={t("start.why_1_title")} text={t("start.why_1_text")} />
          <Why icon={<Handshake />} title={t("start.why_2_title")} text={t("start.why_2_text")} />
          <Why icon={<ShieldCheck />} title={t("start.why_3_title")} text={t("start.why_3_text")} />
        </ul>
      </div>
      {!welcome && <Landing />}
    </main>
  );
}

const Why = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <li className="flex gap-3.5">
    <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent [&_svg]:size-6 [&_svg]:stroke-[1.75]">
      {icon}
    </span>
    <div>
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
    </div>
  </li>
);
