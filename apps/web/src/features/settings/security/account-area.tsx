import { Suspense } from "react";
import { IdentitySection } from "#features/identities/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Anchor } from "../anchor.tsx";
import { LanguageChips } from "../language-chips.tsx";
import { Section } from "../section.tsx";
import { AccountSection } from "./account-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

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
