import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { Download, LogOut } from "lucide-react";
import { Link } from "react-router";
import { useLanguageChoice } from "#features/settings/public.ts";
import type { NavigationItem } from "#platform/feature.ts";
import { useInstall } from "#platform/install.ts";
import { useUnread } from "#platform/nav-badges.ts";
import { useMember } from "#platform/session.ts";
import { type Theme, useTheme } from "#platform/theme.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CountBadge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { accountItems, moreItems, useIsShown } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

/** What a phone keeps behind "More": who is signed in, further pages, language, theme and the way out. */
export function MoreSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const me = useMember();
  const isShown = useIsShown();
  const leave = useSignOut();
  const install = useInstall();
  const { theme, setTheme } = useTheme();
  const { language, choose } = useLanguageChoice();
  const themes: { value: Theme; label: string }[] = [
    { value: "system", label: t("account.system") },
    { value: "light", label: t("account.light") },
    { value: "dark", label: t("account.dark") },
  ];
  const ways = [
    [useSitePath("pricing"), ui("offers.pricing")],
    [billingPaths.withdraw, ui("offers.withdraw")],
    [billingPaths.cancelContract, ui("offers.cancel_contract")],
    [contactPaths.contact, ui("offers.contact")],
  ] as const;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("account.menu")}>
      <div className="grid gap-6 pt-2">
        <div className="flex items-center gap-3">
          <Avatar id={me.id} name={me.username ?? me.email} src={me.avatar_url} size="lg" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{me.username ?? t("account.menu")}</p>
            <p className="truncate text-ink-soft text-sm">{me.email}</p>
          </div>
        </div>
        <nav aria-label={t("nav.label")} className="grid grid-cols-2 gap-2.5">
          {[...new Set([...moreItems, ...accountItems])].filter(isShown).map((item) => (
            <Target key={item.key} item={item} onGo={() => onOpenChange(false)} />
          ))}
        </nav>
        <Select
          label={t("language.label")}
          options={ALL_LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))}
          value={language}
          onChange={(next) => void choose(next)}
        />
        <ChoiceChip
          label={t("account.theme")}
          choices={themes}
          value={theme}
          onChange={(next) => next && setTheme(next)}
        />
        {install && (
          <Button
            variant="secondary"
            wide
            icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={install}
          >
            {t("account.install")}
          </Button>
        )}
        <Button
          variant="secondary"
          wide
          icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
          onClick={leave}
        >
          {t("account.sign_out")}
        </Button>
        <nav aria-label={t("account.legal")} className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
          {ways.map(([to, words]) => (
            <Link key={to} to={to} className="py-2.5 underline-offset-4 hover:underline">
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </Sheet>
  );
}

function Target({ item: { key, to, icon: Icon, unread }, onGo }: { item: NavigationItem; onGo: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <ButtonLink
      to={to}
      variant="secondary"
      icon={<Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
      onClick={onGo}
    >
      {t(`nav.${key}`)}
      <CountBadge count={useUnread(unread ?? "none")} />
    </ButtonLink>
  );
}
