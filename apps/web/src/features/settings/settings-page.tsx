import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { SettingsArea } from "@kompagnon/contract/settings/rules.ts";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useBlocker, useLocation, useSearchParams } from "react-router";
import { HelpCentre } from "#features/help/centre/public.ts";
import { LearnedTab } from "#features/matching/learned/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { AreaColumn, AreaList, areaNamed } from "./area-nav.tsx";
import { useDraft } from "./profile/use-draft.ts";
import { LoadingLines } from "./section.tsx";

/** Asks before unsaved changes are left behind; the other tabs of the same page keep them. */
function LeaveGuard({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const { t } = useTranslation("settings");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const gone = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        // The dialog closes after either answer; only staying takes the step back.
        if (!open && !gone.current) blocker.reset?.();
      }}
      title={t("leave.title")}
      text={t("leave.text")}
      confirm={t("leave.confirm")}
      danger
      onConfirm={() => {
        gone.current = true;
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}

const ProfileArea = lazy(async () => ({ default: (await import("./profile/profile-area.tsx")).ProfileArea }));
const AccountArea = lazy(async () => ({
  default: (await import("./security/account-area.tsx")).AccountArea,
}));
const PrivacyArea = lazy(async () => ({ default: (await import("./privacy/privacy-area.tsx")).PrivacyArea }));
const NotificationsArea = lazy(async () => ({
  default: (await import("./notifications/notifications-area.tsx")).NotificationsArea,
}));
const PremiumArea = lazy(async () => ({ default: (await import("./premium-area.tsx")).PremiumArea }));
const AppearanceArea = lazy(async () => ({
  default: (await import("./appearance-area.tsx")).AppearanceArea,
}));
const BetaArea = lazy(async () => ({ default: (await import("./beta-area.tsx")).BetaArea }));

/** From this width on the areas are listed next to the open one; below, the list is a page of its own. */
const TWO_COLUMNS = "(min-width: 64rem)";

/** `/dashboard/settings?tab=…`: the profile and the account (spec: account, section 2; docs/decisions/settings.md). */
export default function SettingsPage() {
  const { t } = useTranslation("settings");
  const me = useMember();
  const [search] = useSearchParams();
  const twoColumns = useMedia(TWO_COLUMNS);
  const named = areaNamed(search.get("tab"));
  const open = named ?? (twoColumns ? "profile" : null);
  // Kept here, so that looking at another area loses nothing and leaving the page asks first.
  const draft = useDraft(me.id);
  const panels: Record<SettingsArea, ReactNode> = {
    profile: <ProfileArea draft={draft} />,
    security: <AccountArea />,
    privacy: <PrivacyArea />,
    notifications: <NotificationsArea />,
    premium: <PremiumArea />,
    matching: <LearnedTab />,
    appearance: <AppearanceArea />,
    beta: <BetaArea />,
    help: <HelpCentre />,
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-x-10 gap-y-5 px-4 py-4 sm:px-8 sm:py-6 lg:max-w-6xl lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8 short:py-2!">
      <DocumentTitle>{open ? `${t(`tabs.${open}`)} – ${t("title")}` : t("title")}</DocumentTitle>
      {twoColumns && <AreaColumn open={open} unsaved={draft.dirty} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 sm:gap-5 short:gap-2!">
        {!twoColumns && open && <BackLink to={settingsPaths.settings}>{t("title")}</BackLink>}
        <Title key={`title of ${open}`} takesFocus={!twoColumns}>
          {t(open ? `tabs.${open}` : "title")}
        </Title>
        {open ? (
          <Suspense key={`area ${open}`} fallback={<LoadingLines lines={5} />}>
            {panels[open]}
          </Suspense>
        ) : (
          <AreaList unsaved={draft.dirty} />
        )}
      </div>
      <LeaveGuard unsaved={draft.dirty} onDiscard={draft.discard} />
    </div>
  );
}

/** The key of the location that the app was opened at. */
const FIRST_LOCATION = "default";

/** The page's title. Takes the focus when the link that led here is gone with its list. */
function Title({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const led = useLocation().key !== FIRST_LOCATION;
  useEffect(() => {
    if (takesFocus && led && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [takesFocus, led]);
  return (
    <h1 ref={title} tabIndex={-1} className="wrap-anywhere text-2xl outline-none">
      {children}
    </h1>
  );
}
