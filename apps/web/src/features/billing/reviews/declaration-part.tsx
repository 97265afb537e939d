import { BILLING_ANSWER_MAX, DECLARATION_NUMBER_MAX } from "@kompagnon/contract/billing/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { WordsDialog } from "#features/admin/public.ts";
import { type ApiError, call, type Out } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";

/** A list of what is known, in two columns. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl
    aria-label={label}
    className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 text-sm sm:grid-cols-[10rem_1fr]"
  >
    {children}
  </dl>
);

/** One line of it. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </dd>
  </>
);

type Opened = Out<"POST /api/admin/billing/reviews/{id}/declaration">;
const refresh = () => queryClient.invalidateQueries({ queryKey: ["GET /api/admin/billing/reviews"] });

/** The sealed declaration of a case, which can be opened, and the answer to it. */
export function DeclarationPart({ id }: { id: string }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  const [answering, setAnswering] = useState(false);
  const opening = useMutation<Opened, ApiError>({
    mutationFn: () => call("POST /api/admin/billing/reviews/{id}/declaration", { params: { id } }),
  });
  return (
    <section className="grid gap-3">
      {opening.data && <Declared declaration={opening.data} />}
      {opening.error && <FormError boxed>{opening.error.message || billing("failed")}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        {!opening.data && (
          <Button size="sm" variant="secondary" busy={opening.isPending} onClick={() => opening.mutate()}>
            {t("open_declaration")}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAnswering(true)}>
          {t("answer")}
        </Button>
      </div>
      {answering && (
        <WordsDialog
          title={t("answer")}
          text=""
          label={t("words")}
          missing={t("note_missing")}
          button={t("answer_button")}
          done={t("answered")}
          rows={8}
          max={BILLING_ANSWER_MAX}
          send={(text) =>
            call("POST /api/admin/billing/reviews/{id}/answer", { params: { id }, body: { text } })
          }
          onClose={() => setAnswering(false)}
        />
      )}
    </section>
  );
}

function Declared({ declaration }: { declaration: Opened }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  const { name, email, order, text, cancellation, received_at: at } = declaration;
  return (
    <Facts label={t("open_declaration")}>
      <Fact name={t("facts.name")}>{name}</Fact>
      <Fact name={t("facts.email")}>
        <a href={`mailto:${email}`} dir="ltr" className="text-accent underline underline-offset-2">
          {email}
        </a>
      </Fact>
      {order && <Fact name={t("facts.number")}>{order}</Fact>}
      {cancellation && (
        <Fact name={t("facts.kind")}>{t(cancellation.kind === "ordinary" ? "ordinary" : "cause")}</Fact>
      )}
      {cancellation?.end && (
        <Fact name={t("facts.end")}>
          <FormattedDate time={`${cancellation.end}T12:00:00Z`} dateStyle="long" />
        </Fact>
      )}
      <Fact name={t("words")}>
        <span className="whitespace-pre-line">{text || "–"}</span>
      </Fact>
      <Fact name={billing("rights.receipt_at")}>
        <FormattedDate time={at} dateStyle="medium" timeStyle="medium" />
      </Fact>
    </Facts>
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Says which member or purchase a case belongs to. */
export function MatchForm({ id }: { id: string }) {
  const { t } = useTranslation("billing/staff");
  const { t: billing } = useTranslation("billing");
  const [typed, setTyped] = useState("");
  const matching = useMutation({
    ...mutation("POST /api/admin/billing/reviews/{id}/match"),
    onSuccess: () => {
      toast(t("matched"), { kind: "good" });
      setTyped("");
      void refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = typed.trim();
    if (value === "" || matching.isPending) return;
    const body = UUID.test(value) ? { member_id: value.toLowerCase() } : { number: value };
    matching.mutate({ params: { id }, body });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2.5">
      <TextField
        className="grow"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={DECLARATION_NUMBER_MAX}
        label={t("match")}
        hint={t("match_hint")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={matching.error ? matching.error.message || billing("failed") : undefined}
      />
      {/* Level with the field, which has a label above and a hint below. */}
      <Button type="submit" variant="secondary" busy={matching.isPending} className="sm:mt-[1.6875rem]">
        {t("match_button")}
      </Button>
    </Form>
  );
}
