import { useTranslation } from "react-i18next";
import { MyGroupsCard } from "#features/groups/public.ts";
import { MatchingCard } from "#features/matching/public.ts";
import { QuestCard } from "#features/quest/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { Figures } from "./figures.tsx";

/** `/dashboard`: a greeting, the figures, and how far one is (spec: community, section 2). */
export default function OverviewPage() {
  const { t } = useTranslation("overview");
  const { t: shell } = useTranslation("shell");
  const { username } = useMember();
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-8 sm:py-12">
      <DocumentTitle>{shell("nav.home")}</DocumentTitle>
      <h1 className="text-2xl">{username ? t("greeting", { name: username }) : t("greeting_plain")}</h1>
      <p className="mt-2 text-pretty text-ink-soft text-lg">{t("lead")}</p>
      <Figures />
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        <MatchingCard />
        <QuestCard />
        <MyGroupsCard />
      </div>
    </div>
  );
}
