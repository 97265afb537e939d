import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";

/** Asks before the plan is left with something unsaved, and before the window is `closing` with it. */
export function LeaveGuard({ unsaved, closing }: { unsaved: boolean; closing: boolean }) {
  const { t } = useTranslation("businessplans");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without a network the shell decides whether the next page is there; what was typed stays on the device.
      unsaved && navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  const gone = useRef(false);
  useEffect(() => {
    if (!closing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [closing]);
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
      onConfirm={() => {
        gone.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
