import type { Passkey } from "@kompagnon/contract/accounts/model.ts";
import type { Identity, PasskeyLock } from "@kompagnon/contract/identities/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { deriveKey, openByPassphrase } from "../keys/locks.ts";
import type { Packed } from "../keys/pair.ts";
import { keepAnswer, sealForPasskey } from "../make.ts";
import { AskPassphrase } from "./ask-passphrase.tsx";
import { Trouble } from "./trouble.tsx";

type Proof = Pick<In<"PUT /api/identity/passkeys">["body"], "password" | "code" | "backup_code">;
type Sealed = Pick<PasskeyLock, "passkey_id" | "salt" | "sealed">;
type Props = { identity: Identity; onDone: () => void };

/** The passkeys of the account: they sign in, and some of them may open the keys. */
export const accountPasskeysQuery = () => query("GET /api/auth/passkeys");

/** Lets a passkey of the account open the keys: the passphrase, the passkey, and a proof last of all. */
export function AddPasskey(props: Props) {
  const { t } = useTranslation("identities");
  const { data, error, refetch } = useQuery(accountPasskeysQuery());
  if (!data)
    return error ? (
      <ErrorState className="py-6" error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-40" />
    );
  if (data.items.length === 0) return <p className="text-pretty">{t("passkey.none")}</p>;
  return <Steps {...props} passkeys={data.items} />;
}

function Steps({ identity, passkeys, onDone }: Props & { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [packed, setPacked] = useState<Packed | null>(null);
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const save = useMutation({
    mutationFn: async ({ proof, lock }: { proof: Proof; lock: Sealed }) => {
      const body = { ...proof, ...lock, agree: identity.keys.agree };
      keepAnswer(await call("PUT /api/identity/passkeys", { body }));
    },
    onSuccess: () => {
      toast(t("passkey.added"), { kind: "good" });
      onDone();
    },
  });
  if (!packed)
    return (
      <AskPassphrase
        lead={t("passkey.lead")}
        open={(passphrase) => openByPassphrase(id, identity, passphrase, deriveKey)}
        onOpened={setPacked}
      />
    );
  if (!sealed)
    return <Touch {...{ identity, packed, ids: passkeys.map((one) => one.id), onSealed: setSealed }} />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ProofForm
        confirm={t("passkey.confirm")}
        ready
        busy={save.isPending}
        error={save.error}
        onSubmit={(proof) => save.mutate({ proof, lock: sealed })}
      >
        <p className="text-pretty text-ink-soft">{t("passkey.last")}</p>
      </ProofForm>
    </Suspense>
  );
}

/** Asks for the passkey by a press of its own: browsers want one shortly before. */
function Touch({
  identity,
  packed,
  ids,
  onSealed,
}: {
  identity: Identity;
  packed: Packed;
  ids: readonly string[];
  onSealed: (sealed: Sealed) => void;
}) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const touch = useMutation({
    mutationFn: () => sealForPasskey({ memberId: id, keys: identity.keys }, packed, ids),
    onSuccess: onSealed,
  });
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-soft">{t("passkey.touch_lead")}</p>
      <Trouble error={touch.error} />
      <Button autoFocus className="justify-self-end" busy={touch.isPending} onClick={() => touch.mutate()}>
        {t("passkey.touch")}
      </Button>
    </div>
  );
}
