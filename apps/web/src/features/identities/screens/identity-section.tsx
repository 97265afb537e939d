import type { Identity } from "@kompagnon/contract/identities/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Lock, LockOpen } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { knowsPasskeys } from "../keys/passkey.ts";
import { identityQuery } from "../make.ts";
import { forgetUnlocked, onUnlocked, unlockedIdentity } from "../unlocked.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { ChangePassphrase } from "./change-passphrase.tsx";
import { IdentityDialog } from "./identity-dialog.tsx";
import { NewCode } from "./new-code.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SetUp } from "./set-up.tsx";
import { StartOver } from "./start-over.tsx";

/** The passphrase among the settings: set up, changed, a new recovery code, or all of it from the start. */
export function IdentitySection() {
  const { t } = useTranslation("identities");
  const { data, error, refetch } = useQuery(identityQuery());
  return (
    <Card as="section" aria-labelledby="identity-title" className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="identity-title" className="wrap-anywhere text-xl">
            {t("settings.title")}
          </h2>
          {data?.identity && (
            <p className="text-ink-soft text-sm">
              {t("settings.since")} <FormattedDate time={data.identity.passphrase_at} dateStyle="medium" />
            </p>
          )}
        </div>
        <p className="text-pretty text-ink-soft">{t("settings.lead")}</p>
      </div>
      {!data &&
        (error ? (
          <ErrorState className="py-6" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-11" />
        ))}
      {data && <Actions identity={data.identity} />}
    </Card>
  );
}

type What = "unlock" | "set_up" | "change" | "new_code" | "passkey" | "over";
const TITLES = {
  set_up: "set_up.title",
  change: "settings.change",
  new_code: "settings.new_code",
  passkey: "passkey.add",
  over: "over.title",
} as const satisfies Record<Exclude<What, "unlock">, string>;

/** Whether the keys are open on this device. */
function useOpenHere(): boolean | undefined {
  const { id } = useMember();
  const { data, refetch } = useQuery({
    queryKey: ["identity open here", id],
    queryFn: async () => (await unlockedIdentity()) !== null,
    networkMode: "always",
    gcTime: 0,
  });
  const look = useEffectEvent(() => void refetch());
  useEffect(() => onUnlocked(look), []);
  return data;
}

/** Says whether the keys are open here, and closes or opens them. */
function Here({ onUnlock }: { onUnlock: () => void }) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const open = useOpenHere();
  if (open === undefined) return <Skeleton className="h-9" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2.5 rounded-control bg-sunken px-4 py-2.5">
      <p role="status" className="flex items-center gap-2">
        {open ? <LockOpen {...icon} /> : <Lock {...icon} />}
        {t(open ? "settings.here_open" : "settings.here_locked")}
      </p>
      <Button size="sm" variant="secondary" onClick={open ? () => void forgetUnlocked(id) : onUnlock}>
        {t(open ? "settings.lock" : "settings.unlock")}
      </Button>
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

function Actions({ identity }: { identity: Identity | null }) {
  const { t } = useTranslation("identities");
  const [what, setWhat] = useState<What | null>(null);
  if (!identity)
    return (
      <div>
        <Button onClick={() => setWhat("set_up")}>{t("settings.set_up")}</Button>
        {what && <What what={what} identity={null} onClose={() => setWhat(null)} />}
      </div>
    );
  return (
    <>
      <Here onUnlock={() => setWhat("unlock")} />
      <Passkeys identity={identity} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => setWhat("change")}>
          {t("settings.change")}
        </Button>
        <Button variant="secondary" className="*:wrap-anywhere" onClick={() => setWhat("new_code")}>
          {t("settings.new_code")}
        </Button>
        {knowsPasskeys() && (
          <Button variant="secondary" onClick={() => setWhat("passkey")}>
            {t("passkey.add")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setWhat("over")}>
          {t("settings.over")}
        </Button>
      </div>
      {what && <What what={what} identity={identity} onClose={() => setWhat(null)} />}
    </>
  );
}

function What({ what, identity, onClose }: { what: What; identity: Identity | null; onClose: () => void }) {
  const { t } = useTranslation("identities");
  const done = () => {
    toast(t("settings.set_up_done"), { kind: "good" });
    onClose();
  };
  if (what === "unlock")
    return <IdentityDialog asking={{ done: onClose, cancel: onClose }} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t(TITLES[what])}>
      {what === "set_up" && <SetUp onDone={done} />}
      {what === "change" && identity && <ChangePassphrase identity={identity} onDone={onClose} />}
      {what === "new_code" && identity && <NewCode identity={identity} onDone={onClose} />}
      {what === "passkey" && identity && <AddPasskey identity={identity} onDone={onClose} />}
      {what === "over" && <StartOver onDone={onClose} />}
    </Dialog>
  );
}
