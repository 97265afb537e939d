import type { BillingStatus } from "@kompagnon/contract/billing/model.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { refreshSession } from "#platform/session.ts";
import { keepBefore } from "../outcome/before.ts";

/**
 * Orders once, however often the button is pressed, and leads to where it is paid. What the box says is part of the order:
 * after it was changed it is another one.
 */
export function useOrdering(plan: Plan, status: BillingStatus) {
  const [draft, setDraft] = useState(() => ({ startAtOnce: false, clientId: crypto.randomUUID() }));
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
      const body = { plan, client_id: draft.clientId, start_at_once: draft.startAtOnce };
      return plan === "monthly"
        ? call("POST /api/billing/checkout", { body })
        : call("POST /api/billing/link", { body });
    },
    onSuccess: ({ url }) => {
      setLeaving(true);
      keepBefore(status.premium_until);
      location.assign(url);
    },
    // Confirmed or not is known by the session, which then says so here.
    onError: ({ code }) => code === "email_unconfirmed" && void refreshSession(),
  });
  const busy = sending.isPending || leaving;
  return {
    startAtOnce: draft.startAtOnce,
    setStartAtOnce: (startAtOnce: boolean) => setDraft({ startAtOnce, clientId: crypto.randomUUID() }),
    order: () => {
      if (!busy) sending.mutate();
    },
    busy,
    error: sending.error,
  };
}
