import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { CONSENT_VERSION, FULL_NAME_MAX } from "@kompagnon/contract/verification/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { keepStatus } from "./cache.ts";
import { Frame } from "./frame.tsx";

/** `/dashboard/settings/verifyaccount/confirm`: name, birth date and country as the document has them. */
export default function ConfirmPage() {
  const { t } = useTranslation("verification");
  return (
    <Frame
      title={t("confirm.title")}
      step={t("confirm.step")}
      lead={t("confirm.lead")}
      back={verificationPaths.start}
    >
      {(status) =>
        status.status === "approved" || status.status === "in_review" ? (
          <Navigate to={verificationPaths.start} replace />
        ) : (
          <ConfirmForm before={status} />
        )
      }
    </Frame>
  );
}

function ConfirmForm({ before }: { before: Verification }) {
  const { t } = useTranslation("verification");
  const navigate = useNavigate();
  const [name, setName] = useState(before.full_name ?? "");
  const [birthdate, setBirthdate] = useState(before.birthdate ?? "");
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const begin = useMutation({
    ...mutation("POST /api/verification"),
    onSuccess: (now) => {
      keepStatus(now);
      void navigate(verificationPaths.scan);
    },
  });
  const refused = (field: string) => begin.error?.details.find((detail) => detail.field === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || birthdate === "" || !agreed || begin.isPending) return;
    begin.mutate({
      body: { full_name: name, birthdate, country: "DE", consent: CONSENT_VERSION },
    });
  };
  const nameError = tried && name.trim() === "" ? t("confirm.name_missing") : refused("full_name");
  const dateError = tried && birthdate === "" ? t("confirm.birthdate_missing") : refused("birthdate");
  return (
    <Card>
      <Form noValidate onSubmit={submit} aria-busy={begin.isPending} className="grid gap-5">
        <TextField
          label={t("confirm.name")}
          autoComplete="name"
          dir="auto"
          maxLength={FULL_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={nameError}
        />
        <TextField
          type="date"
          label={t("confirm.birthdate")}
          hint={t("confirm.birthdate_hint")}
          autoComplete="bday"
          value={birthdate}
          onChange={({ target }) => setBirthdate(target.value)}
          error={dateError}
        />
        <Select
          label={t("confirm.country")}
          options={[{ value: "DE", label: t("confirm.germany") }]}
          value="DE"
          onChange={() => undefined}
        />
        <Checkbox
          label={t("confirm.consent", { app: BRAND })}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={tried && !agreed ? t("confirm.consent_missing") : undefined}
        />
        {begin.error && begin.error.details.length === 0 && (
          <FormError boxed>{begin.error.message || t("failed")}</FormError>
        )}
        <Button type="submit" size="lg" busy={begin.isPending} className="justify-self-start">
          {t("confirm.next")}
        </Button>
      </Form>
    </Card>
  );
}
