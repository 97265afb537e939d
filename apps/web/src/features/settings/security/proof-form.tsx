import type { FormEvent, ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { type Proof, ProofFields, useProof } from "./proof.tsx";
import { Refusal } from "./refusal.tsx";

/** A change that asks who is there, within a dialog or card of another feature: its own fields first, then password and code. */
export function ProofForm({
  confirm,
  danger = false,
  ready,
  busy,
  error,
  onSubmit,
  children,
}: {
  /** The button's words: what will happen. */
  confirm: string;
  danger?: boolean;
  /** Whether its own fields are filled in. */
  ready: boolean;
  busy: boolean;
  error: Error | null;
  onSubmit: (proof: Proof["body"]) => void;
  children?: ReactNode;
}) {
  const proof = useProof();
  const able = ready && proof.complete;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (able && !busy) onSubmit(proof.body);
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <ProofFields proof={proof} error={error} />
      <Refusal error={error} />
      <Button
        type="submit"
        className="justify-self-end"
        variant={danger ? "danger" : "primary"}
        busy={busy}
        disabled={!able}
      >
        {confirm}
      </Button>
    </Form>
  );
}
