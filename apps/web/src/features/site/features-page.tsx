import { useTranslation } from "#platform/use-translation.ts";
import { Invitation } from "./invitation.tsx";
import { Questions } from "./questions.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { faqData, StructuredData } from "./site-head.tsx";
import { Rooms } from "./tour/rooms.tsx";
import { useSite } from "./use-site.ts";

const ASKED = ["ask_verified", "ask_age", "ask_language"] as const;

/** `/features`: what the product does, room by room (spec: public, section 2.2). */
export default function FeaturesPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  const items = ASKED.map((key) => ({ question: t(key), answer: t(`${key}_text`) }));
  return (
    <SiteFrame
      page="features"
      title={t("features")}
      description={t("features_description")}
      headline={t("features_headline")}
      lead={t("features_lead")}
    >
      <StructuredData of={faqData(items)} />
      <Rooms as="h2" />
      <Questions id="asked" title={t("questions")} items={items} />
      <Invitation
        title={t("call")}
        text={t("call_text")}
        join={t("join")}
        login={t("login")}
        member={t("dashboard")}
      />
    </SiteFrame>
  );
}
