import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { securityQuery } from "./api.ts";
import { FirstPassword } from "./first-password.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Changes the password, or sets a first one by mail (product: people and accounts). */
export function PasswordSection() {
  const { t } = useTranslation("settings");
  const security = useQuery(securityQuery());
  const changed = security.data?.password_changed_at;
  return (
    <Section
      title={t("password.title")}
      aside={
        changed && (
          <p className="text-ink-soft text-sm">
            {t("password.changed_at")} <FormattedDate time={changed} dateStyle="medium" />
          </p>
        )
      }
    >
      <Loaded query={security} lines={2}>
        {({ has_password }) => (has_password ? <PasswordForm /> : <FirstPassword />)}
      </Loaded>
    </Section>
  );
}
