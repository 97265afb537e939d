import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import { PLANS } from "@kompagnon/contract/billing/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate, Money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { DeclarationPart, Fact, Facts, MatchForm } from "./declaration-part.tsx";
import { MemberBilling } from "./member-billing.tsx";

type Review = Out<"GET /api/admin/billing/reviews">["items"][number];
const NOTE_MAX = 1_000;
/** What cases tell, by its name among the texts; the currency belongs to the amount. */
const FACTS = ["order", "number", "name", "email", "kind", "end", "amount", "plan"] as const;

/** One case: what does not fit, what was found, and the decision or the form for it. */
export function ReviewCard({ review }: { review: Review }) {
  const { t, i18n } = useTranslation("billing/staff");
  const found = FACTS.flatMap((name) => {
    const value = review.found[name] ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">{t(review.kind)}</Badge>
          <span className="font-semibold">{t(review.why)}</span>
        </p>
        <span className="text-ink-soft text-sm">
          <FormattedDate time={review.at} dateStyle="medium" timeStyle="short" />
        </span>
      </div>
      {review.due_at && !review.resolved_at && <Due at={review.due_at} />}
      {(review.payment || review.declaration || found.length > 0) && (
        <Facts label={t("found")}>
          {review.declaration && <Fact name={t(review.kind)}>{review.declaration}</Fact>}
          {review.payment && <Fact name={t("payment")}>{review.payment}</Fact>}
          {found.map(([name, value]) => (
            <Fact key={name} name={t(`facts.${name}`)}>
              <Found name={name} value={value} currency={String(review.found["currency"] ?? "eur")} />
            </Fact>
          ))}
        </Facts>
      )}
      {review.member_id && <Belongs id={review.member_id} name={review.member_name} />}
      {review.resolved_at ? (
        <div className="grid gap-1">
          <p className="text-ink-soft text-sm">
            {t("resolved_at", {
              date: dates(i18n.language, { dateStyle: "long" }).format(new Date(review.resolved_at)),
            })}
          </p>
          <p dir="auto">{review.note}</p>
        </div>
      ) : (
        <>
          {review.declaration && <DeclarationPart id={review.id} />}
          {!review.member_id && <MatchForm id={review.id} />}
          <Decision review={review} />
        </>
      )}
    </Card>
  );
}

/** A fact of a case in the reader's words. */
function Found({
  name,
  value,
  currency,
}: {
  name: (typeof FACTS)[number];
  value: string | number;
  currency: string;
}): ReactNode {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  if (name === "kind") return t(value === "for_cause" ? "cause" : "ordinary");
  if (name === "amount") return <Money cents={Number(value)} currency={currency.toUpperCase()} />;
  if (name === "end") return <FormattedDate time={`${value}T12:00:00Z`} dateStyle="long" timeZone="UTC" />;
  const plan = name === "plan" && PLANS.find((one) => one === value);
  if (name === "plan") return plan ? billing(`plans.${plan}`) : "–";
  return <bdi>{value}</bdi>;
}

/** The day by which the law wants it decided. */
function Due({ at }: { at: string }) {
  const { t, i18n } = useTranslation("billing/staff");
  const over = Date.parse(at) <= Date.now();
  // The deadline is the end of a day in Berlin.
  const lastDay = new Date(Date.parse(at) - 1);
  const date = dates(i18n.language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(lastDay);
  return (
    <p>
      <Badge tone={over ? "bad" : "warn"}>{t(over ? "overdue" : "due", { date })}</Badge>
    </p>
  );
}

/** The member of the case, and what they bought, with what can be done about it. */
function Belongs({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation("billing/staff");
  const { t: admin } = useTranslation("admin");
  const [open, setOpen] = useState(false);
  return (
    <section className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Link to={adminPaths.member(id)} dir="auto" className="font-semibold hover:underline">
          {name ?? admin("members.unnamed")}
        </Link>
        {!open && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {t("member_title")}
          </Button>
        )}
      </p>
      {open && <MemberBilling id={id} />}
    </section>
  );
}

function Decision({ review: { id, payment } }: { review: Review }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  const [refund, setRefund] = useState(false);
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const resolving = useMutation({
    ...mutation("POST /api/admin/billing/reviews/{id}/resolution"),
    onSuccess: async () => {
      toast(t("resolved"), { kind: "good" });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["GET /api/admin/billing/reviews"] }),
        queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
      ]);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const empty = note.trim() === "";
    setMissing(empty);
    if (!empty && !resolving.isPending) resolving.mutate({ params: { id }, body: { refund, note } });
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4 border-line border-t pt-4">
      <TextArea
        label={t("note")}
        rows={2}
        max={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={missing ? t("note_missing") : undefined}
      />
      {payment && (
        <Checkbox
          label={t("refund")}
          checked={refund}
          onChange={(event) => setRefund(event.target.checked)}
        />
      )}
      {resolving.error && <FormError boxed>{resolving.error.message || billing("failed")}</FormError>}
      <Button type="submit" busy={resolving.isPending} className="justify-self-start">
        {t("resolve")}
      </Button>
    </Form>
  );
}
