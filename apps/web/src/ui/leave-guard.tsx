import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./dialog.tsx";

/** Asks before a page is left with something unsaved on it. `closing`: whether closing the window asks too. */
export function LeaveGuard({
  unsaved,
  closing = unsaved,
  title,
  text,
  confirm,
  danger = false,
  onLeave,
}: {
  unsaved: boolean;
  closing?: boolean;
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  onLeave?: () => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
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
      title={title}
      text={text}
      confirm={confirm}
      danger={danger}
      onConfirm={() => {
        gone.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
