import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { securityQuery } from "./api.ts";
import { PasswordForm } from "./password-form.tsx";
import { Refusal } from "./refusal.tsx";

/** For accounts that only sign in by an identity provider: a link by mail sets their first password. */
function FirstPassword() {
  const { t } = useTranslation("settings");
  const { email } = useMember();
  const ask = useMutation(mutation("POST /api/auth/password/first"));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("password.none")}</p>
      {ask.isSuccess ? (
        <Banner tone="good">{t("password.first_sent", { email })}</Banner>
      ) : (
        <div>
          <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate({})}>
            {t("password.first")}
          </Button>
        </div>
      )}
      <Refusal error={ask.error} />
    </div>
  );
}

/**
 * Changes the password, or sets a first one by mail (product: people and accounts). The form comes when it is asked for and closes
 * when the password is changed.
 */
export function PasswordSection() {
  const { t } = useTranslation("settings");
  const security = useQuery(securityQuery());
  const [form, setForm] = useState<"untouched" | "open" | "closed">("untouched");
  const changed = security.data?.password_changed_at;
  return (
    <Section
      title={t("password.title")}
      lead={
        changed && (
          <>
            {t("password.changed_at")} <FormattedDate time={changed} dateStyle="medium" />
          </>
        )
      }
      action={
        security.data?.has_password &&
        form !== "open" && (
          <Button variant="secondary" autoFocus={form === "closed"} onClick={() => setForm("open")}>
            {t("password.change")}
          </Button>
        )
      }
    >
      <Loaded query={security} lines={1}>
        {({ has_password }) =>
          has_password ? (
            form === "open" && <PasswordForm onClose={() => setForm("closed")} />
          ) : (
            <FirstPassword />
          )
        }
      </Loaded>
    </Section>
  );
}
