import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { ALL_LANGUAGES, LANGUAGE_NAMES, type Language } from "@kompagnon/messages/languages.ts";
import { Suspense, useState } from "react";
import { IdentitySection } from "#features/identities/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Anchor, Section } from "../section.tsx";
import { useLanguageChoice } from "../use-language-choice.ts";
import { AccountSection } from "./account-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
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
