import { useTranslation } from "#platform/use-translation.ts";
import { LeaveGuard as Guard } from "#ui/leave-guard.tsx";

/** Asks before unsaved changes are left behind; the other tabs of the same page keep them. */
export function LeaveGuard({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const { t } = useTranslation("settings");
  return (
    <Guard
      unsaved={unsaved}
      title={t("leave.title")}
      text={t("leave.text")}
      confirm={t("leave.confirm")}
      danger
      onLeave={onDiscard}
    />
  );
}
