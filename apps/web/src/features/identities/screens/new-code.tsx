import type { Identity, RecoveryLock } from "@kompagnon/contract/identities/model.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { keepAnswer, sealByNewCode } from "../make.ts";
import { KeepCode } from "./keep-code.tsx";
import { isWrong, Trouble } from "./trouble.tsx";

type Proof = Pick<In<"PUT /api/identity/locks">["body"], "password" | "code" | "backup_code">;
type Sealed = { code: string; recovery: RecoveryLock };

/** Another recovery code: the passphrase, the code and a look whether it was kept, and last of all it takes the old one's place. */
export function NewCode({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const { t } = useTranslation("identities");
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
  if (!sealed) return <AskPassphrase identity={identity} onSealed={setSealed} />;
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

function AskPassphrase({ identity, onSealed }: { identity: Identity; onSealed: (sealed: Sealed) => void }) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [typed, setTyped] = useState("");
  const open = useMutation({ mutationFn: () => sealByNewCode(id, identity, typed), onSuccess: onSealed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== "" && !open.isPending) open.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-ink-soft">{t("settings.code_lead")}</p>
      <PasswordField
        label={t("settings.current")}
        name="passphrase"
        autoComplete="off"
        dir="auto"
        value={typed}
        error={isWrong(open.error) ? t("unlock.wrong") : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          open.reset();
        }}
      />
      <Trouble error={open.error} />
      <Button type="submit" className="justify-self-end" busy={open.isPending} disabled={typed === ""}>
        {t("set_up.next")}
      </Button>
    </form>
  );
}
