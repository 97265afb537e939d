import type { FormEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { useProof } from "./proof.ts";
import { ProofFields } from "./proof-fields.tsx";
import { Refusal } from "./refusal.tsx";

/** First step: the password; accounts without one only go on. */
export function SetupProof({
  busy,
  error,
  onProof,
}: {
  busy: boolean;
  error: Error | null;
  /** Given the password, or null where there is none. */
  onProof: (password: string | null) => void;
}) {
  const { t: ui } = useTranslation("ui");
  const proof = useProof();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof.complete && !busy) onProof(proof.body.password ?? null);
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      <ProofFields proof={proof} error={error} />
      <Refusal error={error} />
      <div className="flex justify-end">
        <Button type="submit" busy={busy} disabled={!proof.complete}>
          {ui("next")}
        </Button>
      </div>
    </Form>
  );
}
