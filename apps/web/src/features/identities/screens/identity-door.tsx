import type { Identity } from "@kompagnon/contract/identities/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Fingerprint, KeyRound } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Asking } from "../ask.ts";
import type { Unlocked } from "../keys/pair.ts";
import { knowsPasskeys } from "../keys/passkey.ts";
import { identityQuery, unlock, unlockByPasskey } from "../make.ts";
import { Recover } from "./recover.tsx";
import { SetUp } from "./set-up.tsx";
import { StartOver } from "./start-over.tsx";
import { isWrong, Trouble } from "./trouble.tsx";

type Step = "open" | "recover" | "over";
type DoorProps = { onDone: (identity: Unlocked) => void };

/** The current dialog and its title: the setup of the first passphrase, the unlocking, or a recovery. */
function useDoor({ onDone }: DoorProps): { title: string; body: ReactNode } {
  const { t } = useTranslation("identities");
  const { data, error, refetch } = useQuery({ ...identityQuery(), staleTime: 0 });
  const [step, setStep] = useState<Step>("open");
  if (!data)
    return {
      title: t("set_up.title"),
      body: error ? (
        <ErrorState className="py-6" error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      ),
    };
  const { identity } = data;
  if (!identity) return { title: t("set_up.title"), body: <SetUp onDone={onDone} /> };
  if (step === "over") return { title: t("over.title"), body: <StartOver onDone={onDone} /> };
  if (step === "recover")
    return {
      title: t("recover.title"),
      body: <Recover identity={identity} onDone={onDone} onLost={() => setStep("over")} />,
    };
  return {
    title: t("unlock.title"),
    body: <Unlock identity={identity} onDone={onDone} onForgotten={() => setStep("recover")} />,
  };
}

/** Asks for the passphrase in the place of what it opens. */
export function IdentityDoor(props: DoorProps) {
  const { title, body } = useDoor(props);
  return (
    <Card as="section" className="mx-auto grid w-full max-w-lg gap-5 sm:p-6">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="grid justify-items-start gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <h1 className="text-2xl">{title}</h1>
      </div>
      {body}
    </Card>
  );
}

/** The same above the page, where something that was begun needs it. */
export function IdentityDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { title, body } = useDoor({ onDone: asking.done });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title}>
      {body}
    </Dialog>
  );
}

/** Unlocks the keys with the passphrase, until the member signs out here. */
function Unlock({
  identity,
  onDone,
  onForgotten,
}: {
  identity: Identity;
  onDone: (identity: Unlocked) => void;
  onForgotten: () => void;
}) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [typed, setTyped] = useState("");
  const open = useMutation({ mutationFn: () => unlock(id, identity, typed), onSuccess: onDone });
  const byPasskey = useMutation({ mutationFn: () => unlockByPasskey(id, identity), onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== "" && !open.isPending) open.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-ink-soft">{t("unlock.lead")}</p>
      {identity.passkeys.length > 0 && knowsPasskeys() && (
        <>
          <Button variant="secondary" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            <Fingerprint aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t("unlock.by_passkey")}
          </Button>
          {isWrong(byPasskey.error) ? (
            <FormError boxed>{t("passkey.failed")}</FormError>
          ) : (
            <Trouble error={byPasskey.error} />
          )}
        </>
      )}
      <PasswordField
        label={t("passphrase.label")}
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
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <Button variant="quiet" onClick={onForgotten}>
          {t("unlock.forgotten")}
        </Button>
        <Button type="submit" busy={open.isPending} disabled={typed === ""}>
          {t("unlock.open")}
        </Button>
      </div>
    </Form>
  );
}
