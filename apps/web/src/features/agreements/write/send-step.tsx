import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { type Missing, missingOf } from "@kompagnon/contract/agreements/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Check, CircleAlert } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { PeopleField } from "#features/teams/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { agreementQuery, putAgreement } from "../api.ts";
import { Downloads } from "../downloads.tsx";
import type { Draft } from "./use-draft.ts";

/** The last step: what is missing, files, and the recipient. */
export function SendStep({ agreement, draft }: { agreement: Agreement; draft: Draft }) {
  const { t } = useTranslation("agreements");
  const missing = missingOf(agreement.kind, draft.fields);
  return (
    <div className="grid gap-6">
      <MissingList missing={missing} />
      <Downloads id={agreement.id} name={t(`kind.${agreement.kind}`)} before={draft.flush} />
      {agreement.can.send ? (
        <Suspense fallback={null}>
          <SendForm agreement={agreement} draft={draft} ready={missing.length === 0} />
        </Suspense>
      ) : (
        <ButtonLink to={agreementsPaths.read(agreement.id)} className="justify-self-start">
          {t("read")}
        </ButtonLink>
      )}
    </div>
  );
}

function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { t } = useTranslation("agreements");
  if (missing.length === 0)
    return (
      <p className="flex items-center gap-2 font-medium text-good">
        <Check aria-hidden="true" className="size-5 shrink-0" strokeWidth={2} />
        {t("complete")}
      </p>
    );
  const nameOf = (one: Missing): string => {
    const [side, field] = one.split(".");
    if ((side === "a" || side === "b") && (field === "name" || field === "address"))
      return `${t(`field.side_${side}`)}: ${t(`field.${field}`)}`;
    return t(`field.${one as Exclude<Missing, `${string}.${string}`>}`); // the others have no dot
  };
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" strokeWidth={1.75} />
        {t("missing")}
      </p>
      <ul className="ms-7 list-disc text-sm">
        {missing.map((one) => (
          <li key={one}>{nameOf(one)}</li>
        ))}
      </ul>
    </div>
  );
}

function SendForm({ agreement, draft, ready }: { agreement: Agreement; draft: Draft; ready: boolean }) {
  const { t } = useTranslation("agreements");
  const navigate = useNavigate();
  const { id } = agreement;
  const [to, setTo] = useState<readonly MemberCard[]>(agreement.other ? [agreement.other] : []);
  const send = useMutation({
    mutationFn: async (userId: string) => {
      if (!(await draft.flush())) return null;
      const kept = queryClient.getQueryData<Agreement>(agreementQuery(id).queryKey) ?? agreement;
      const body = { user_id: userId, text_version: kept.text_version };
      return call("POST /api/agreements/{id}/send", { params: { id }, body });
    },
    onSuccess: (sent) => {
      if (!sent) return;
      putAgreement(sent);
      toast(t("sent_toast"));
      void navigate(agreementsPaths.read(id));
    },
  });
  const [person] = to;
  return (
    <Form
      className="grid gap-4"
      aria-busy={send.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (person && ready && !send.isPending) send.mutate(person.id);
      }}
    >
      <PeopleField label={t("to")} empty={t("nobody")} max={1} value={to} onChange={setTo} />
      {send.isError && <FormError boxed>{send.error.message}</FormError>}
      <Button type="submit" busy={send.isPending} disabled={!person || !ready} className="justify-self-start">
        {t("send")}
      </Button>
    </Form>
  );
}
