import type { Identity } from "@kompagnon/contract/identities/model.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, Suspense, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { openByRecovery } from "../keys/locks.ts";
import type { Packed, Unlocked } from "../keys/pair.ts";
import { isComplete } from "../keys/recovery-code.ts";
import { keepAnswer, sealByPassphrase, take } from "../make.ts";
import { isReady, NewPassphrase } from "./new-passphrase.tsx";
import { isWrong, Trouble } from "./trouble.tsx";

type Proof = Pick<In<"PUT /api/identity/locks">["body"], "password" | "code" | "backup_code">;

/** The way back in without the passphrase: the recovery code, then a new passphrase. */
export function Recover({
  identity,
  onDone,
  onLost,
}: {
  identity: Identity;
  onDone: (identity: Unlocked) => void;
  /** The code is gone as well. */
  onLost: () => void;
}) {
  const { id } = useMember();
  const [packed, setPacked] = useState<Packed | null>(null);
  const { t } = useTranslation("identities");
  const [typed, setTyped] = useState("");
  const owner = { memberId: id, keys: identity.keys };
  const save = useMutation({
    mutationFn: async ({ proof, opened }: { proof: Proof; opened: Packed }) => {
      const passphrase = await sealByPassphrase(owner, opened, typed);
      const body = { ...proof, agree: identity.keys.agree, passphrase };
      keepAnswer(await call("PUT /api/identity/locks", { body }));
      return take(owner, opened);
    },
    onSuccess: (unlocked) => {
      toast(t("recover.done"), { kind: "good" });
      onDone(unlocked);
    },
  });
  if (!packed) return <EnterCode identity={identity} onOpened={setPacked} onLost={onLost} />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ProofForm
        confirm={t("recover.save")}
        ready={isReady(typed)}
        busy={save.isPending}
        error={save.error}
        onSubmit={(proof) => save.mutate({ proof, opened: packed })}
      >
        <p className="text-pretty text-ink-soft">{t("recover.new_lead")}</p>
        <NewPassphrase label={t("recover.new")} value={typed} onChange={setTyped} autoFocus />
      </ProofForm>
    </Suspense>
  );
}

function EnterCode({
  identity,
  onOpened,
  onLost,
}: {
  identity: Identity;
  onOpened: (packed: Packed) => void;
  onLost: () => void;
}) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [code, setCode] = useState("");
  const open = useMutation({ mutationFn: () => openByRecovery(id, identity, code), onSuccess: onOpened });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(code) && !open.isPending) open.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-ink-soft">{t("recover.lead")}</p>
      <TextField
        label={t("recover.code")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={isWrong(open.error) ? t("recover.wrong") : undefined}
        onChange={(event) => {
          setCode(event.target.value);
          open.reset();
        }}
      />
      <Trouble error={open.error} />
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <Button variant="quiet" onClick={onLost}>
          {t("recover.lost")}
        </Button>
        <Button type="submit" busy={open.isPending} disabled={!isComplete(code)}>
          {t("recover.next")}
        </Button>
      </div>
    </Form>
  );
}
