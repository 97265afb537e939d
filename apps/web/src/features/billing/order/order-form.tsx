import type { BillingStatus, InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import {
  type Plan,
  RECIPIENT_ADDRESS_MAX,
  RECIPIENT_NAME_MAX,
  VAT_ID_MAX,
} from "@kompagnon/contract/billing/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { refreshSession } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useReturnPath } from "../gate/return-path.ts";

type Draft = { startAtOnce: boolean; recipient: InvoiceRecipient | null; clientId: string };

/**
 * Orders once, however often the button is pressed, and leads to where it is paid. What the box says is part of the order:
 * after it was changed it is another one.
 */
function useOrdering(plan: Plan) {
  const returnTo = useReturnPath();
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
        ...(returnTo && { return_to: returnTo }),
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

const link = "font-medium text-accent underline underline-offset-2";

/** The checkbox, the member's rights, and the button that makes the order binding. */
export function OrderForm({ plan, status }: { plan: Plan; status: BillingStatus }) {
  const { t, i18n } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  const { startAtOnce, setStartAtOnce, recipient, setRecipient, order, busy, error } = useOrdering(plan);
  const [problem, setProblem] = useState(false);
  const language = languageOf(i18n);
  return (
    <Form
      className="grid gap-5 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const unnamed = recipient !== null && !recipient.name.trim() && !recipient.company.trim();
        setProblem(unnamed);
        if (!unnamed) order();
      }}
    >
      {status.may_start_at_once ? (
        <div>
          <Checkbox
            checked={startAtOnce}
            onChange={(event) => setStartAtOnce(event.target.checked)}
            label={t("order.start_at_once")}
          />
          <p className="text-ink-soft text-sm">{t("order.later_start")}</p>
        </div>
      ) : (
        <p className="text-sm">{t("order.no_start_at_once")}</p>
      )}
      <RecipientFields recipient={recipient} onChange={setRecipient} missing={problem} refused={error} />
      <p className="text-ink-soft text-sm">
        {t("order.withdrawal")}{" "}
        <a href={`${sitePath("terms", language)}#withdrawal`} target="_blank" rel="noopener" className={link}>
          {t("order.withdrawal_notice")}
        </a>
        {" · "}
        <a href={sitePath("terms", language)} target="_blank" rel="noopener" className={link}>
          {t("order.terms")}
        </a>
        {" · "}
        <a href={billingPaths.withdraw} target="_blank" rel="noopener" className={link}>
          {ui("offers.withdraw")}
        </a>
      </p>
      {error && <FormError boxed>{error.message || t("failed")}</FormError>}
      {error?.code === "subscription_runs" && <ManageLink />}
      <Button type="submit" size="lg" wide busy={busy}>
        {t("order.submit")}
      </Button>
    </Form>
  );
}

/** To where the subscription is managed. */
export function ManageLink() {
  const { t } = useTranslation("billing");
  return <ButtonLink to={settingsPaths.area("premium")}>{t("order.manage")}</ButtonLink>;
}

const EMPTY: InvoiceRecipient = { name: "", company: "", address: "", vat_id: "" };

/** Who the invoices are addressed to, for buyers who need that; VAT is charged in every case. */
function RecipientFields({
  recipient,
  onChange,
  missing,
  refused,
}: {
  recipient: InvoiceRecipient | null;
  onChange: (recipient: InvoiceRecipient | null) => void;
  missing: boolean;
  refused: ApiError | null;
}) {
  const { t } = useTranslation("billing");
  const { t: check } = useTranslation("billing/checks");
  const vatRefused = refused?.details.some(({ field }) => field === "recipient.vat_id");
  const set = (part: Partial<InvoiceRecipient>) => onChange({ ...(recipient ?? EMPTY), ...part });
  return (
    <div className="grid gap-4">
      <Checkbox
        checked={recipient !== null}
        onChange={(event) => onChange(event.target.checked ? EMPTY : null)}
        label={t("order.recipient")}
      />
      {recipient && (
        <div className="grid gap-4 rounded-control bg-sunken p-4">
          <TextField
            optional
            autoComplete="organization"
            maxLength={RECIPIENT_NAME_MAX}
            label={t("order.recipient_company")}
            value={recipient.company}
            onChange={({ target }) => set({ company: target.value })}
            error={missing ? check("recipient_missing") : undefined}
          />
          <TextField
            optional
            autoComplete="name"
            maxLength={RECIPIENT_NAME_MAX}
            label={t("order.recipient_name")}
            value={recipient.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextArea
            optional
            rows={3}
            dir="auto"
            autoComplete="street-address"
            max={RECIPIENT_ADDRESS_MAX}
            label={t("order.recipient_address")}
            value={recipient.address}
            onChange={({ target }) => set({ address: target.value })}
          />
          <TextField
            optional
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={VAT_ID_MAX}
            label={t("order.recipient_vat_id")}
            hint={t("order.recipient_note")}
            value={recipient.vat_id}
            onChange={({ target }) => set({ vat_id: target.value })}
            error={vatRefused ? check("vat_id_invalid") : undefined}
          />
        </div>
      )}
    </div>
  );
}
