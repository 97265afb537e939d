import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "#platform/call.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import type { Unlocked } from "../keys/pair.ts";
import { keepAnswer, type Made, makeIdentity } from "../make.ts";
import { KeepCode } from "./keep-code.tsx";
import { isReady, NewPassphrase } from "./new-passphrase.tsx";
import { Trouble } from "./trouble.tsx";

/** The first passphrase: what it is for, the passphrase, the recovery code, a look whether that was kept. */
export function SetUp({ onDone }: { onDone: (identity: Unlocked) => void }) {
  const { t } = useTranslation("identities");
  const [made, setMade] = useState<Made | null>(null);
  const store = useMutation({
    mutationFn: async ({ given, take }: Made) => {
      const identity = await call("POST /api/identity", { body: given });
      const unlocked = await take();
      keepAnswer(identity);
      return unlocked;
    },
    onSuccess: onDone,
  });
  if (!made)
    return (
      <ChoosePassphrase onMade={setMade}>
        <p className="text-pretty">{t("set_up.lead")}</p>
        <p className="text-pretty text-ink-soft">{t("set_up.no_reset")}</p>
      </ChoosePassphrase>
    );
  return (
    <div className="grid gap-5">
      <KeepCode code={made.code} busy={store.isPending} onStored={() => store.mutate(made)} />
      <Trouble error={store.error} />
    </div>
  );
}

/** Asks for a new passphrase and makes keys that it seals. */
export function ChoosePassphrase({
  onMade,
  children,
}: {
  onMade: (made: Made) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("identities");
  const { id } = useMember();
  const [typed, setTyped] = useState("");
  const make = useMutation({ mutationFn: () => makeIdentity(id, typed), onSuccess: onMade });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady(typed) && !make.isPending) make.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <NewPassphrase label={t("passphrase.label")} value={typed} onChange={setTyped} />
      <Trouble error={make.error} />
      <Button type="submit" className="justify-self-end" busy={make.isPending} disabled={!isReady(typed)}>
        {t("set_up.next")}
      </Button>
    </Form>
  );
}
