import { useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { PremiumFact } from "#features/billing/public.ts";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../section.tsx";
import { useDialog } from "../use-dialog.ts";
import { securityQuery } from "./api.ts";
import { EmailDialog } from "./email-dialog.tsx";

/** The member's start date, their address, and the end of Premium (spec: account, section 2). */
export function AccountSection() {
  const { t } = useTranslation("settings");
  const me = useMember();
  const dialog = useDialog();
  const profile = useQuery(query("GET /api/profiles/{userId}", { params: { userId: me.id } }));
  const security = useQuery(securityQuery());
  const pending = security.data?.pending_email;
  return (
    <Section title={t("account.title")}>
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Fact name={t("account.email")}>
          <span className="wrap-anywhere me-2">{me.email}</span>
          {me.email_confirmed ? (
            <Badge tone="good">{t("account.confirmed")}</Badge>
          ) : (
            <Badge tone="warn">{t("account.unconfirmed")}</Badge>
          )}
        </Fact>
        <Fact name={t("account.joined")}>
          {profile.data ? (
            <FormattedDate time={profile.data.joined_at} dateStyle="long" />
          ) : profile.error ? (
            t("account.unknown")
          ) : (
            <Skeleton className="h-6 w-40" />
          )}
        </Fact>
        <Fact name={t("account.premium")}>
          {me.premium_until ? (
            <FormattedDate time={me.premium_until} dateStyle="long" />
          ) : (
            t(me.plan === "premium" ? "account.premium_open" : "account.premium_none")
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Suspense fallback={<Skeleton className="h-10 w-36" />}>
              <PremiumFact />
            </Suspense>
          </div>
        </Fact>
      </dl>
      {pending && (
        <p role="status" className="flex items-start gap-2 text-sm text-warn">
          <MailQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          <span className="wrap-anywhere">{t("account.pending", { email: pending })}</span>
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={dialog.show}>
          {t("account.change_email")}
        </Button>
      </div>
      <EmailDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} />
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
