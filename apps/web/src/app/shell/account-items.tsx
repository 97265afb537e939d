import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { Download, FileX, Globe, Keyboard, LogOut, Monitor, Moon, Sun, Tag, Undo2 } from "lucide-react";
import { useInstall } from "#platform/install.ts";
import { useMember } from "#platform/session.ts";
import { type Theme, useTheme } from "#platform/theme.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { MenuItem, MenuRadios, MenuSeparator } from "#ui/menu.tsx";
import { accountItems, useIsShown } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

const icon = { className: "size-4 text-ink-soft", strokeWidth: 1.75, "aria-hidden": true } as const;

/** Who is signed in, how the interface looks, and the way out. */
export function AccountItems({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const me = useMember();
  const isShown = useIsShown();
  const leave = useSignOut();
  const install = useInstall();
  const site = useSitePath("");
  const pricing = useSitePath("pricing");
  const { theme, setTheme } = useTheme();
  const themes: { value: Theme; label: string; icon: React.ReactNode }[] = [
    { value: "system", label: t("account.system"), icon: <Monitor {...icon} /> },
    { value: "light", label: t("account.light"), icon: <Sun {...icon} /> },
    { value: "dark", label: t("account.dark"), icon: <Moon {...icon} /> },
  ];
  return (
    <>
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="max-w-60 truncate font-semibold">{me.username ?? t("account.menu")}</p>
        <p className="max-w-60 truncate text-ink-soft text-sm">{me.email}</p>
      </div>
      <MenuSeparator />
      <MenuRadios label={t("account.theme")} value={theme} onChange={setTheme} choices={themes} />
      <MenuSeparator />
      {accountItems.filter(isShown).map(({ key, to, icon: Icon }) => (
        <MenuItem key={key} icon={<Icon {...icon} />} to={to}>
          {t(`nav.${key}`)}
        </MenuItem>
      ))}
      <MenuItem icon={<Keyboard {...icon} />} onClick={onShortcuts}>
        {t("shortcuts.title")}
      </MenuItem>
      {install && (
        <MenuItem icon={<Download {...icon} />} onClick={install}>
          {t("account.install")}
        </MenuItem>
      )}
      <MenuItem icon={<Globe {...icon} />} to={site}>
        {t("account.site")}
      </MenuItem>
      <MenuItem icon={<Tag {...icon} />} to={pricing}>
        {ui("offers.pricing")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Undo2 {...icon} />} to={billingPaths.withdraw}>
        {ui("offers.withdraw")}
      </MenuItem>
      <MenuItem icon={<FileX {...icon} />} to={billingPaths.cancelContract}>
        {ui("offers.cancel_contract")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut {...icon} />} onClick={() => void leave()}>
        {t("account.sign_out")}
      </MenuItem>
    </>
  );
}
