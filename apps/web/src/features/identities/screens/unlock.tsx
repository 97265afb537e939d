import type { Identity } from "@kompagnon/contract/identities/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import type { Unlocked } from "../keys/pair.ts";
import { knowsPasskeys } from "../keys/passkey.ts";
import { unlock, unlockByPasskey } from "../make.ts";
import { isWrong, Trouble } from "./trouble.tsx";

/** Unlocks the keys with the passphrase, until the member signs out here. */
export function Unlock({
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
