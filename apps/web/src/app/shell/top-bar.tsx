import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { Search } from "lucide-react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { Logo } from "#ui/logo.tsx";
import { topBarButtons } from "../composition.ts";
import { TopMenus } from "./top-menus.tsx";

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
