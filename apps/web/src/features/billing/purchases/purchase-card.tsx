import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormattedDate, Money, money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { toast } from "#ui/toast.tsx";
import { refreshEntitlement } from "../api.ts";

/** Withdraws from an order; what is shown of it follows. Throws ApiError. */
async function withdrawFrom(order: string): Promise<void> {
  await call("POST /api/billing/orders/{order}/withdrawal", { params: { order } });
  await refreshEntitlement();
}

/** Hands a paper to the browser as a file. */
async function downloadPaper({ id, number }: Purchase["documents"][number], failed: string): Promise<void> {
  try {
    const paper = await call("GET /api/billing/documents/{id}", { params: { id } });
    const address = URL.createObjectURL(paper);
    const link = document.createElement("a");
    link.href = address;
    link.download = `${number}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser reads it a moment later
  } catch (failure) {
    const message = failure instanceof ApiError ? failure.message : "";
    toast(message || failed, { kind: "warn", id: "paper" });
  }
}

const TONES = {
  paid: "good",
  partly_refunded: "accent",
  refunded: "neutral",
  disputed: "warn",
  dispute_lost: "bad",
} as const;

/** One purchase: what became of it, its papers, and withdrawing while that is possible. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation("billing");
  const { order, plan, cents, state, refunded_cents: back, paid_at: paidAt, test } = purchase;
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans font-semibold text-base">{t(`plans.${plan}`)}</h2>
          <p className="text-ink-soft text-sm">
            <FormattedDate time={paidAt} dateStyle="long" /> · <bdi>{t("purchases.order", { order })}</bdi>
          </p>
        </div>
        <p className="font-semibold">
          <Money cents={cents} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`purchases.${state}`)}</Badge>
        {test && <Badge tone="warn">{t("test_money")}</Badge>}
        {purchase.begins_at && Date.parse(purchase.begins_at) > Date.now() && (
          <span className="text-ink-soft text-sm">
            {t("purchases.begins", {
              date: dates(i18n.language, { dateStyle: "long" }).format(new Date(purchase.begins_at)),
            })}
          </span>
        )}
        {back > 0 && back < cents && (
          <span className="text-ink-soft text-sm">
            {t("purchases.amount_back", { amount: money(back, i18n.language) })}
          </span>
        )}
      </p>
      <ul className="-mx-3 flex flex-wrap">
        {purchase.documents.map((paper) => (
          <li key={paper.id}>
            <Button
              size="sm"
              variant="quiet"
              icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => downloadPaper(paper, t("failed"))}
            >
              {t(paper.kind === "invoice" ? "purchases.invoice" : "purchases.credit_note", {
                number: paper.number,
              })}
            </Button>
          </li>
        ))}
      </ul>
      {purchase.withdrawable_until && <Withdrawing purchase={purchase} until={purchase.withdrawable_until} />}
    </Card>
  );
}

function Withdrawing({ purchase, until }: { purchase: Purchase; until: string }) {
  const { t, i18n } = useTranslation("billing");
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async () => {
    setFailure(null);
    try {
      await withdrawFrom(purchase.order);
      toast(t("purchases.done"), { kind: "good" });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("failed"));
      throw error; // the dialog stays open
    }
  };
  const rest = money(purchase.cents - purchase.refunded_cents, i18n.language);
  // The right ends with a day in Berlin, wherever this is read.
  const lastDay = new Date(Date.parse(until) - 1);
  const date = dates(i18n.language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(lastDay);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">{t("purchases.until", { date })}</p>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {t("purchases.withdraw")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("purchases.confirm_title")}
        text={t(purchase.refunded_cents > 0 ? "purchases.confirm_rest" : "purchases.confirm_text", {
          amount: rest,
        })}
        confirm={t("purchases.confirm")}
        error={failure}
        onConfirm={withdraw}
      />
    </div>
  );
}
