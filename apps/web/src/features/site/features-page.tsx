import { useTranslation } from "react-i18next";
import { Invitation } from "./invitation.tsx";
import { Questions } from "./questions.tsx";
import { SiteHead } from "./site-head.tsx";
import { faqData, StructuredData } from "./structured-data.tsx";
import { Rooms } from "./tour/rooms.tsx";
import { useSite } from "./use-site.ts";

const ASKED = ["ask_verified", "ask_age", "ask_language"] as const;

/** `/features`: what the product does, room by room (spec: public, section 2.2). */
export default function FeaturesPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  const items = ASKED.map((key) => ({ question: t(key), answer: t(`${key}_text`) }));
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-6xl grow grid-cols-1 content-start gap-14 px-4 pt-6 pb-16 sm:px-8 lg:pt-10"
    >
      <SiteHead
        page="features"
        language={language}
        title={t("features")}
        description={t("features_description")}
      />
      <StructuredData of={faqData(items)} />
      <header className="max-w-5xl">
        <h1 className="text-display">{t("features_headline")}</h1>
        <p className="mt-5 max-w-3xl text-ink-soft text-lg">{t("features_lead")}</p>
      </header>
      <Rooms as="h2" />
      <Questions id="asked" title={t("questions")} items={items} />
      <Invitation
        title={t("call")}
        text={t("call_text")}
        join={t("join")}
        login={t("login")}
        member={t("dashboard")}
      />
    </main>
  );
}
