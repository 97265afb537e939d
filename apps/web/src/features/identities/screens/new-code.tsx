import type { Identity, RecoveryLock } from "@kompagnon/contract/identities/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { keepAnswer, sealByNewCode } from "../make.ts";
import { AskPassphrase } from "./ask-passphrase.tsx";
import { KeepCode } from "./keep-code.tsx";

type Proof = Pick<In<"PUT /api/identity/locks">["body"], "password" | "code" | "backup_code">;
type Sealed = { code: string; recovery: RecoveryLock };

/** Another recovery code: asks for the passphrase, shows the code, verifies that it was saved, and then replaces the old one. */
export function NewCode({ identity, onDone }: { identity: Identity; onDone: () => void }) {
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
  if (!kept) return <KeepCode code={sealed.code} busy={false} onKept={() => setKept(true)} />;
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
