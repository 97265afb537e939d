import { Globe, Keyboard, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { type Theme, useTheme } from "#platform/theme.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator } from "#ui/menu.tsx";
import { useSignOut } from "./use-sign-out.ts";

const icon = { className: "size-4 text-ink-soft", strokeWidth: 1.75, "aria-hidden": true } as const;

/** Who is signed in, how the interface looks, and the way out. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t, i18n } = useTranslation("shell");
  const me = useMember();
  const leave = useSignOut();
  const { theme, setTheme } = useTheme();
  const name = me.username ?? me.email;
  const themes: { value: Theme; label: string; icon: React.ReactNode }[] = [
    { value: "system", label: t("account.system"), icon: <Monitor {...icon} /> },
    { value: "light", label: t("account.light"), icon: <Sun {...icon} /> },
    { value: "dark", label: t("account.dark"), icon: <Moon {...icon} /> },
  ];
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="hidden min-h-11 items-center gap-2.5 rounded-full py-1 ps-1 pe-1 hover:bg-sunken data-popup-open:bg-sunken md:flex lg:pe-3.5"
        >
          <Avatar id={me.id} name={name} src={me.avatar_url} size="sm" />
          <span className="sr-only">{t("account.menu")}: </span>
          <span className="max-w-40 truncate font-medium text-sm max-lg:sr-only">{name}</span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="max-w-60 truncate font-semibold">{me.username ?? t("account.menu")}</p>
        <p className="max-w-60 truncate text-ink-soft text-sm">{me.email}</p>
      </div>
      <MenuSeparator />
      <MenuRadios label={t("account.theme")} value={theme} onChange={setTheme} choices={themes} />
      <MenuSeparator />
      <MenuItem icon={<Keyboard {...icon} />} onClick={onShortcuts}>
        {t("shortcuts.title")}
      </MenuItem>
      <MenuItem icon={<Globe {...icon} />} to={sitePath("", languageOf(i18n))}>
        {t("account.site")}
      </MenuItem>
      <MenuItem icon={<LogOut {...icon} />} onClick={() => void leave()}>
        {t("account.sign_out")}
      </MenuItem>
    </Menu>
  );
}
