import { WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useOnline } from "#platform/offline.ts";
import { isCodeHere } from "#platform/route-code.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/**
 * Blocks navigation to a page without a connection if its code is not on this device: the router would fetch the document again
 * and end on a blank page. The shell stays, the page's area says what is missing, and what was open before keeps its state.
 * Navigation continues once the connection is back.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const online = useOnline();
  const [blocked, setWaits] = useState(false);
  return (
    <>
      {(!online || blocked) && <Gate online={online} blocked={blocked} onBlockedChange={setWaits} />}
      <div className={blocked ? "hidden" : "contents"}>{children}</div>
    </>
  );
}

/** Only there while there is no connection: a page that asks before one leaves it has the router's one blocker to itself. */
function Gate({
  online,
  blocked,
  onBlockedChange,
}: {
  online: boolean;
  blocked: boolean;
  onBlockedChange: (blocked: boolean) => void;
}) {
  const { t } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return onBlockedChange(false);
    if (online) return blocker.proceed();
    let isPast = false;
    void isCodeHere(blocker.location.pathname).then((isHere) => {
      if (isPast) return;
      if (isHere) blocker.proceed();
      else onBlockedChange(true);
    });
    return () => {
      isPast = true;
    };
  }, [blocker, online, onBlockedChange]);
  if (!blocked) return null;
  return (
    <div role="status" className="grid h-main place-items-center overflow-y-auto">
      <EmptyState
        icon={<WifiOff strokeWidth={1.75} />}
        title={t("offline_page.title")}
        action={
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {ui("back")}
          </Button>
        }
      >
        {t("offline_page.text")}
      </EmptyState>
    </div>
  );
}
