import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";

/** Asks before unsaved changes are left behind; the other tabs of the same page keep them. */
export function LeaveGuard({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
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
