import { STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { Suspense } from "react";
import { PremiumSection } from "#features/billing/public.ts";
import { InboxSection } from "#features/chats/public.ts";
import { IdentitySection } from "#features/identities/public.ts";
import { useMember } from "#platform/session.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { AccountSection } from "./account-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { StatusSection } from "./status-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** Sign-in methods, sessions, and the member's rights (spec: account, section 2). */
export function SecurityTab() {
  const { admin_level } = useMember();
  return (
    <div className="grid grid-cols-1 gap-5">
      <AccountSection />
      <PremiumSection />
      {admin_level >= STATUS_LEVEL && <StatusSection />}
      <TwoFactorSection />
      <PasswordSection />
      <PasskeysSection />
      <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
        <IdentitySection />
      </Suspense>
      <DevicesSection />
      <InboxSection />
      <PrivacySection />
    </div>
  );
}
