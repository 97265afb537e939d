import type { BillingStatus } from "@kompagnon/contract/billing/model.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useState } from "react";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { RecipientFields } from "./recipient-fields.tsx";
import { useOrdering } from "./use-ordering.ts";

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
