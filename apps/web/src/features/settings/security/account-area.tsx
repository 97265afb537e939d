import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { isEmail, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES, type Language } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LogOut, MailQuestion } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { IdentitySection } from "#features/identities/public.ts";
import { ApiError } from "#platform/call.ts";
import { mutation, query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { PremiumUntil } from "../premium-until.tsx";
import { Anchor, Section, useDialog } from "../section.tsx";
import { useLanguageChoice } from "../use-language-choice.ts";
import { DevicesSection } from "./devices-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { readAgain, securityQuery, useProof } from "./proof.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { useLeaving } from "./refusal.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** The languages that are offered at first (spec: account, section 1). */
const PINNED: readonly Language[] = ["de", "en", "fr", "it"];

/** The language of the interface: four of them at first, and the one in force; the others are one press away. */
function LanguageChips() {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const { language, choose } = useLanguageChoice();
  const [all, setAll] = useState(false);
  const offered = ALL_LANGUAGES.filter((one) => all || PINNED.includes(one) || one === language);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* Chinese must be readable before it is chosen. */}
      {all && <link rel="stylesheet" href={chinese} />}
      <ChoiceChip
        label={t("language.title")}
        hideLabel
        choices={offered.map((one) => ({
          value: one,
          label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
        }))}
        value={language}
        onChange={(next) => next && next !== language && void choose(next)}
      />
      {!all && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          {shell("language.more")}
        </Button>
      )}
    </div>
  );
}

/** The language of the interface (spec: account, section 1). */
function LanguageSection() {
  const { t } = useTranslation("settings");
  return (
    <Section title={t("language.title")} lead={t("language.lead")}>
      <LanguageChips />
    </Section>
  );
}

/** The account, its language, the ways to sign in and the devices (spec: account, section 2). */
export function AccountArea() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <Anchor id="account">
        <AccountSection />
      </Anchor>
      <Anchor id="language">
        <LanguageSection />
      </Anchor>
      <Anchor id="password">
        <PasswordSection />
      </Anchor>
      <Anchor id="two-factor">
        <TwoFactorSection />
      </Anchor>
      <Anchor id="passkeys">
        <PasskeysSection />
      </Anchor>
      <Anchor id="devices">
        <DevicesSection />
      </Anchor>
      <Anchor id="passphrase">
        <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
          <IdentitySection />
        </Suspense>
      </Anchor>
    </div>
  );
}

/** The member's address, start date and end of Premium, and signing out (spec: account, section 2). */
function AccountSection() {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const me = useMember();
  const leave = useLeaving();
  const dialog = useDialog();
  const profile = useQuery(query("GET /api/profiles/{userId}", { params: { userId: me.id } }));
  const security = useQuery(securityQuery());
  const pending = security.data?.pending_email;
  return (
    <Section title={t("account.title")}>
      <dl className="grid gap-x-4 min-[24rem]:max-sm:grid-cols-[auto_minmax(0,1fr)] gap-y-2.5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 lg:grid-cols-3">
        <Fact name={t("account.email")}>
          <span className="wrap-anywhere me-2">{me.email}</span>
          {me.email_confirmed ? (
            <Badge tone="good">{t("account.confirmed")}</Badge>
          ) : (
            <Badge tone="warn">{t("account.unconfirmed")}</Badge>
          )}
        </Fact>
        <Fact name={t("account.joined")}>
          {profile.data && <FormattedDate time={profile.data.joined_at} dateStyle="long" />}
          {!profile.data && profile.error && t("account.unknown")}
          {profile.isPending && <Skeleton className="h-6 w-40" />}
        </Fact>
        <Fact name={t("account.premium")}>
          <PremiumUntil />
        </Fact>
      </dl>
      {pending && (
        <p role="status" className="flex items-start gap-2 text-sm text-warn">
          <MailQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          <span className="wrap-anywhere">{t("account.pending", { email: pending })}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={dialog.show}>
          {t("account.change_email")}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
          onClick={leave}
        >
          {shell("account.sign_out")}
        </Button>
      </div>
      <p className="-my-2 flex flex-wrap gap-x-5 text-ink-soft text-sm">
        <ElsewhereLink section="export">{t("privacy.export")}</ElsewhereLink>
        <ElsewhereLink section="deletion">{t("deletion.title")}</ElsewhereLink>
      </p>
      <EmailDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} />
    </Section>
  );
}

/** What people look for at the account and find among their data. */
const ElsewhereLink = ({ section, children }: { section: string; children: ReactNode }) => (
  <Link
    to={settingsPaths.area("privacy", section)}
    className="py-2 underline-offset-4 hover:text-ink hover:underline"
  >
    {children}
  </Link>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 items-baseline min-[24rem]:max-sm:col-span-2 min-[24rem]:max-sm:grid min-[24rem]:max-sm:grid-cols-subgrid">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="min-w-0 min-[24rem]:max-sm:mt-0 mt-0.5">{children}</dd>
  </div>
);

/** Asks for another address; it holds once the mail to it was followed. */
function EmailDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const { t: failure } = useTranslation("accounts/checks");
  const me = useMember();
  const proof = useProof();
  const [email, setEmail] = useState("");
  const [left, setLeft] = useState(false);
  const tidy = tidyEmail(email);
  const change = useMutation({
    ...mutation("PUT /api/me/email"),
    onSuccess: ({ pending_email }) => {
      void readAgain("GET /api/me/security");
      toast(t("account.email_sent", { email: pending_email }), { kind: "good" });
      onOpenChange(false);
    },
  });
  const refused = change.error instanceof ApiError && change.error.code === "invalid_input";
  const malformed = (left && email !== "" && !isEmail(tidy)) || refused;
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("account.change_email")}
      description={t("account.email_text")}
      confirm={t("account.email_confirm")}
      proof={proof}
      ready={isEmail(tidy) && tidy !== me.email}
      busy={change.isPending}
      error={change.error}
      errorsBeside={["invalid_input"]}
      onSubmit={() => change.mutate({ body: { ...proof.body, email: tidy } })}
    >
      <TextField
        type="email"
        name="email"
        label={t("account.new_email")}
        error={malformed ? failure("email_invalid") : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setLeft(true)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
    </ProofDialog>
  );
}
