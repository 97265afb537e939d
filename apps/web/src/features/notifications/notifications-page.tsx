import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { Settings } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NotificationList } from "./components/notification-list.tsx";

/** `/dashboard/notifications`: what happened around a member (spec: account, section 2). */
export default function NotificationsPage() {
  const { t } = useTranslation("notifications");
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 id="notifications-title" tabIndex={-1} className="text-2xl outline-none">
          {t("title")}
        </h1>
        <ButtonLink
          to={settingsPaths.area("notifications")}
          variant="quiet"
          size="sm"
          className="-mx-3"
          icon={<Settings aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("preferences")}
        </ButtonLink>
      </div>
      <NotificationList />
    </div>
  );
}
