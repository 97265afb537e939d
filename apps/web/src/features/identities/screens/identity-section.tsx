import type { Identity, PasskeyLock, RecoveryLock } from "@kompagnon/contract/identities/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Lock, LockOpen } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import type { In } from "#platform/call.ts";
import { call } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Fold } from "#ui/fold.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { knowsPasskeys } from "../keys/passkey.ts";
import { identityQuery, keepAnswer, sealByNewCode } from "../make.ts";
import { forgetUnlocked, onUnlocked, unlockedIdentity } from "../unlocked.ts";
import { AddPasskey, accountPasskeysQuery } from "./add-passkey.tsx";
import { AskPassphrase } from "./ask-passphrase.tsx";
import { ChangePassphrase } from "./change-passphrase.tsx";
import { IdentityDialog } from "./identity-door.tsx";
import { KeepCode } from "./keep-code.tsx";
import { SetUp } from "./set-up.tsx";
import { StartOver } from "./start-over.tsx";
import { Trouble } from "./trouble.tsx";

/** The passkeys that open the keys; each can be taken away, and then goes on signing in. */
function Passkeys({ identity: { passkeys } }: { identity: Identity }) {
  const { t } = useTranslation("identities");
  if (passkeys.length === 0) return null;
  return (
    <ul aria-label={t("passkey.list")} className="divide-y divide-line border-line border-y">
      {passkeys.map((lock) => (
        <Line key={lock.passkey_id} lock={lock} />
      ))}
    </ul>
  );
}

function Line({ lock: { passkey_id, added_at } }: { lock: PasskeyLock }) {
  const { t } = useTranslation("identities");
  const { data } = useQuery(accountPasskeysQuery());
  const name = data?.items.find(({ id }) => id === passkey_id)?.name ?? t("passkey.unnamed");
  const remove = useMutation({
    ...mutation("POST /api/identity/passkeys/removal"),
    onSuccess: (identity) => {
      keepAnswer(identity);
      toast(t("passkey.removed"), { kind: "good" });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          {t("passkey.since")} <FormattedDate time={added_at} />
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        busy={remove.isPending}
        aria-label={t("passkey.remove_named", { name })}
        onClick={() => remove.mutate({ body: { passkey_id } })}
      >
        {t("passkey.remove")}
      </Button>
      <Trouble error={remove.error} />
    </li>
  );
}

type Proof = Pick<In<"PUT /api/identity/locks">["body"], "password" | "code" | "backup_code">;
type Sealed = { code: string; recovery: RecoveryLock };

/** Another recovery code: asks for the passphrase, shows the code, verifies that it was saved, and then replaces the old one. */
function NewCode({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [kept, setKept] = useState(false);
  const save = useMutation({
    mutationFn: async ({ proof, recovery }: { proof: Proof; recovery: RecoveryLock }) => {
      const body = { ...proof, agree: identity.keys.agree, recovery };
      keepAnswer(await call("PUT /api/identity/locks", { body }));
    },
    onSuccess: () => {
      toast(t("settings.code_changed"), { kind: "good" });
      onDone();
    },
  });
  if (!sealed)
    return (
      <AskPassphrase
        lead={t("settings.code_lead")}
        open={(passphrase) => sealByNewCode(id, identity, passphrase)}
        onOpened={setSealed}
      />
    );
  if (!kept) return <KeepCode code={sealed.code} busy={false} onStored={() => setKept(true)} />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ProofForm
        confirm={t("settings.code_confirm")}
        ready
        busy={save.isPending}
        error={save.error}
        onSubmit={(proof) => save.mutate({ proof, recovery: sealed.recovery })}
      >
        <p className="text-pretty text-ink-soft">{t("settings.code_last")}</p>
      </ProofForm>
    </Suspense>
  );
}

/** The passphrase among the settings: set up, changed, a new recovery code, or all of it from the start. */
export function IdentitySection() {
  const { t } = useTranslation("identities");
  const { data, error, refetch } = useQuery(identityQuery());
  return (
    <Card
      as="section"
      aria-labelledby="identity-title"
      padding="sm"
      className="grid grid-cols-1 gap-4 sm:gap-5 sm:p-6"
    >
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
        <p className="text-pretty text-ink-soft max-sm:text-sm">{t("settings.lead")}</p>
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
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 sm:px-4 sm:py-2.5">
      <p role="status" className="flex items-center gap-2 max-sm:text-sm">
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
        <Button size="sm" variant="secondary" onClick={() => setWhat("change")}>
          {t("settings.change")}
        </Button>
        {knowsPasskeys() && (
          <Button size="sm" variant="secondary" onClick={() => setWhat("passkey")}>
            {t("passkey.add")}
          </Button>
        )}
      </div>
      <Fold title={t("settings.rarely")}>
        <div className="flex flex-wrap gap-2.5">
          <Button
            size="sm"
            variant="secondary"
            className="*:wrap-anywhere"
            onClick={() => setWhat("new_code")}
          >
            {t("settings.new_code")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setWhat("over")}>
            {t("settings.over")}
          </Button>
        </div>
      </Fold>
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
