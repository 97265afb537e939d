import type { Identity } from "@kompagnon/contract/identities/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { deriveKey, openByPassphrase } from "../keys/locks.ts";
import { keepAnswer, sealByPassphrase } from "../make.ts";
import { isReady, NewPassphrase } from "./new-passphrase.tsx";
import { isWrong } from "./trouble.tsx";

type Proof = Pick<In<"PUT /api/identity/locks">["body"], "password" | "code" | "backup_code">;

/** Another passphrase for the same keys: the member enters the previous one. */
export function ChangePassphrase({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [before, setBefore] = useState("");
  const [after, setAfter] = useState("");
  const change = useMutation({
    mutationFn: async (proof: Proof) => {
      const packed = await openByPassphrase(id, identity, before, deriveKey);
      const passphrase = await sealByPassphrase({ memberId: id, keys: identity.keys }, packed, after);
      packed.fill(0);
      const body = { ...proof, agree: identity.keys.agree, passphrase };
      keepAnswer(await call("PUT /api/identity/locks", { body }));
    },
    onSuccess: () => {
      toast(t("settings.changed"), { kind: "good" });
      onDone();
    },
  });
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ProofForm
        confirm={t("settings.change_confirm")}
        ready={before !== "" && isReady(after)}
        busy={change.isPending}
        error={isWrong(change.error) ? null : change.error}
        onSubmit={(proof) => change.mutate(proof)}
      >
        <PasswordField
          label={t("settings.current")}
          name="passphrase-now"
          autoComplete="off"
          dir="auto"
          value={before}
          error={isWrong(change.error) ? t("unlock.wrong") : undefined}
          onChange={(event) => {
            setBefore(event.target.value);
            if (isWrong(change.error)) change.reset();
          }}
        />
        <NewPassphrase label={t("recover.new")} value={after} onChange={setAfter} />
      </ProofForm>
    </Suspense>
  );
}
