import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { isWrong, Trouble } from "./trouble.tsx";

/** Asks for the present passphrase before another way to open the keys is made. */
export function AskPassphrase<T>({
  lead,
  open,
  onOpened,
}: {
  lead: string;
  /** What the passphrase is for; rejects where it is wrong. */
  open: (passphrase: string) => Promise<T>;
  onOpened: (opened: T) => void;
}) {
  const { t } = useTranslation("identities");
  const [typed, setTyped] = useState("");
  const opening = useMutation({ mutationFn: () => open(typed), onSuccess: onOpened });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== "" && !opening.isPending) opening.mutate();
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-ink-soft">{lead}</p>
      <PasswordField
        label={t("settings.current")}
        name="passphrase"
        autoComplete="off"
        dir="auto"
        value={typed}
        error={isWrong(opening.error) ? t("unlock.wrong") : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          opening.reset();
        }}
      />
      <Trouble error={opening.error} />
      <Button type="submit" className="justify-self-end" busy={opening.isPending} disabled={typed === ""}>
        {t("set_up.next")}
      </Button>
    </Form>
  );
}
