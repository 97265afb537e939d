import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import { LearnedTab } from "#features/matching/learned/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { LanguageAndLeaving } from "./language-and-leaving.tsx";
import { LoadingLines } from "./loaded.tsx";
import { LeaveGuard } from "./profile/leave-guard.tsx";
import { useDraft } from "./profile/use-draft.ts";
import { type SettingsTab, TABS, tabNamed } from "./tabs.ts";

const ProfileTab = lazy(async () => ({ default: (await import("./profile/profile-tab.tsx")).ProfileTab }));
const SecurityTab = lazy(async () => ({
  default: (await import("./security/security-tab.tsx")).SecurityTab,
}));
const NotificationsTab = lazy(async () => ({
  default: (await import("./notifications/notifications-tab.tsx")).NotificationsTab,
}));
const BetaTab = lazy(async () => ({ default: (await import("./beta-tab.tsx")).BetaTab }));
const HelpCentre = lazy(async () => ({ default: (await import("#features/help/public.ts")).HelpCentre }));

/** `/dashboard/settings?tab=…`: the profile and the account (spec: account, section 2). */
export default function SettingsPage() {
  const { t } = useTranslation("settings");
  const me = useMember();
  const [search, setSearch] = useSearchParams();
  const open = tabNamed(search.get("tab"));
  useTabInSight(open);
  // Kept here, so that looking at another tab loses nothing and leaving the page asks first.
  const draft = useDraft(me.id);
  const panels = {
    profile: <ProfileTab draft={draft} />,
    security: <SecurityTab />,
    matching: <LearnedTab />,
    notifications: <NotificationsTab />,
    beta: <BetaTab />,
    help: <HelpCentre />,
  } as const;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <h1 className="text-2xl">{t("title")}</h1>
      <Tabs
        label={t("title")}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={open}
        onChange={(tab) => setSearch({ tab })}
      >
        {TABS.map((tab) => (
          <TabPanel key={tab} value={tab}>
            <Suspense fallback={<LoadingLines lines={5} />}>{panels[tab]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
      <LanguageAndLeaving pinned={open === "security"} />
      <LeaveGuard unsaved={draft.dirty} onDiscard={draft.discard} />
    </div>
  );
}

/** On a phone the row of tabs is wider than the window: an address may name one that is out of sight. */
function useTabInSight(open: SettingsTab): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab sets it off
  useEffect(() => {
    document
      .querySelector("[role=tab][aria-selected=true]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open]);
}
