import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { Languages, Search } from "lucide-react";
import { type ComponentProps, lazy } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Kbd } from "#ui/badge.tsx";
import { iconButtonClass } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Logo } from "#ui/logo.tsx";
import { Menu } from "#ui/menu.tsx";
import { topBarButtons } from "../composition.ts";

const LanguageItems = lazy(async () => ({ default: (await import("./language-items.tsx")).LanguageItems }));
const AccountItems = lazy(async () => ({ default: (await import("./account-items.tsx")).AccountItems }));

/** Language and account at the end of the top bar. */
function TopMenus({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <>
      <Menu trigger={<LanguageButton />}>
        <LanguageItems />
      </Menu>
      <Menu trigger={<AccountButton />}>
        <AccountItems onShortcuts={onShortcuts} />
      </Menu>
    </>
  );
}

function LanguageButton(props: ComponentProps<"button">) {
  const { t, i18n } = useTranslation("shell");
  return (
    <button
      type="button"
      {...props}
      aria-label={`${t("language.label")}: ${LANGUAGE_NAMES[languageOf(i18n)]}`}
      className={iconButtonClass("quiet", "md", "max-md:hidden")}
    >
      <Languages className="size-5" strokeWidth={1.75} />
    </button>
  );
}

function AccountButton(props: ComponentProps<"button">) {
  const { t } = useTranslation("shell");
  const me = useMember();
  const name = me.username ?? me.email;
  return (
    <button
      type="button"
      {...props}
      className="hidden min-h-11 items-center gap-2.5 rounded-full py-1 ps-1 pe-1 hover:bg-sunken data-popup-open:bg-sunken md:flex lg:pe-3.5"
    >
      <Avatar id={me.id} name={name} src={me.avatar_url} size="sm" />
      <span className="sr-only">{t("account.menu")}: </span>
      <span className="max-w-40 truncate font-medium text-sm max-lg:sr-only">{name}</span>
    </button>
  );
}

/** Logo, search, the features' buttons, language and account, on top of every page. */
export function TopBar({ onSearch, onShortcuts }: { onSearch: () => void; onShortcuts: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <header className="shell-chrome sticky top-0 z-30 col-span-2 flex h-(--top-bar) items-center gap-2 border-line border-b bg-ground/92 px-3 backdrop-blur-sm sm:px-5">
      <Link to={overviewPaths.dashboard} className="rounded-control p-1.5">
        <Logo name={BRAND} />
      </Link>
      <div className="grow" />
      <button
        type="button"
        onClick={onSearch}
        className="hidden h-10 w-72 items-center gap-2.5 rounded-control border border-line bg-raised ps-3 pe-2 text-ink-soft text-sm transition-colors hover:border-line-strong lg:flex"
      >
        <Search aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="grow text-start">{t("palette.title")}</span>
        <Kbd>{shortcutName()}</Kbd>
      </button>
      <IconButton
        label={t("palette.title")}
        icon={<Search className="size-5" strokeWidth={1.75} />}
        onClick={onSearch}
        className="lg:hidden"
      />
      {topBarButtons.map(({ feature, component: Button }) => (
        <Button key={feature} />
      ))}
      <TopMenus onShortcuts={onShortcuts} />
    </header>
  );
}

/** What the palette's key is called on this machine. */
const shortcutName = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K");
