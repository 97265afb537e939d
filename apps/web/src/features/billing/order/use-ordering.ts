import type { InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { refreshSession } from "#platform/session.ts";
import { useReturnPath } from "../gate/return-path.ts";

type Draft = { startAtOnce: boolean; recipient: InvoiceRecipient | null; clientId: string };

/**
 * Orders once, however often the button is pressed, and leads to where it is paid. What the box says is part of the order:
 * after it was changed it is another one.
 */
export function useOrdering(plan: Plan) {
  const wanted = useReturnPath();
  const [draft, setDraft] = useState<Draft>(() => ({
    startAtOnce: false,
    recipient: null,
    clientId: crypto.randomUUID(),
  }));
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Coming back by the browser's button may show this page as it was left: with an order that may be paid by now.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      setDraft((before) => ({ ...before, clientId: crypto.randomUUID() }));
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  const sending = useMutation<{ url: string }, ApiError>({
    mutationFn: () => {
      const body = {
        plan,
        client_id: draft.clientId,
        start_at_once: draft.startAtOnce,
        recipient: draft.recipient,
        ...(wanted && { return_to: wanted }),
      };
      return plan === "monthly"
        ? call("POST /api/billing/checkout", { body })
        : call("POST /api/billing/link", { body });
    },
    onSuccess: ({ url }) => {
      setLeaving(true);
      location.assign(url);
    },
    // Confirmed or not is known by the session, which then says so here.
    onError: ({ code }) => code === "email_unconfirmed" && void refreshSession(),
  });
  const change = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...part, clientId: crypto.randomUUID() }));
  const busy = sending.isPending || leaving;
  return {
    startAtOnce: draft.startAtOnce,
    setStartAtOnce: (startAtOnce: boolean) => change({ startAtOnce }),
    recipient: draft.recipient,
    setRecipient: (recipient: InvoiceRecipient | null) => change({ recipient }),
    order: () => {
      if (!busy) sending.mutate();
    },
    busy,
    error: sending.error,
  };
}
