import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { securityQuery } from "./api.ts";
import { FirstPassword } from "./first-password.tsx";
import { PasswordForm } from "./password-form.tsx";

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
