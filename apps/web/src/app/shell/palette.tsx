import { Dialog } from "@base-ui/react/dialog";
import { matches } from "@kompagnon/contract/search/terms.ts";
import { Command } from "cmdk";
import { Globe, LogOut, type LucideIcon, Moon, Search, Sun, X } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Entries, Entry, entryIcon, SearchEntries } from "#features/search/public.ts";
import { SettingEntries } from "#features/settings/search/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTheme } from "#platform/theme.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { veilClass } from "#ui/popup-classes.ts";
import { navigationItems, useIsShown } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The words of a search, at most; the server takes no more. */
const WORDS_MAX = 100;

type PaletteAction = { key: string; icon: LucideIcon; name: string; run: () => unknown };

/** Finds people, groups, chats, posts, pages and actions by typing (Ctrl/Cmd+K). */
export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("search");
  // An opening during the closing animation would find the previous text: each opening has a number of its own. Its field takes
  // the focus before the dialog looks where that was.
  const [opening, setOpening] = useState({ number: 0, open, from: document.activeElement });
  if (opening.open !== open)
    setOpening(
      open ? { number: opening.number + 1, open, from: document.activeElement } : { ...opening, open },
    );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veilClass} />
        <Dialog.Popup
          // The body's first link would take the focus in its place.
          finalFocus={() =>
            opening.from instanceof HTMLElement && opening.from !== document.body ? opening.from : false
          }
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl flex-col overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-[0.98] data-starting-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-x-4 sm:top-[12dvh] sm:max-h-[76dvh]"
        >
          <Dialog.Title className="sr-only">{t("title")}</Dialog.Title>
          <Content key={opening.number} onLeave={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted again with each opening, so that the field is empty. */
function Content({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation("search");
  const { t: shell } = useTranslation("shell");
  const [typed, setTyped] = useState("");
  const [settings, setSettings] = useState(0);
  const pages = matching(usePages(), typed);
  const actions = matching(useActions(), typed);
  const run = (work: () => unknown) => () => {
    onLeave();
    void work();
  };
  const list = (heading: string, actions: readonly PaletteAction[]) =>
    actions.length > 0 && (
      <Entries heading={heading}>
        {actions.map(({ key, icon: Icon, name, run: work }) => (
          <Entry key={key} name={key} picture={<Icon {...entryIcon} />} onSelect={run(work)}>
            {name}
          </Entry>
        ))}
      </Entries>
    );
  return (
    <Command label={t("title")} loop shouldFilter={false} className="flex min-h-0 flex-col">
      <div className="flex shrink-0 items-center gap-3 border-line border-b ps-4 pe-2">
        <Search {...entryIcon} />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          maxLength={WORDS_MAX}
          placeholder={t("placeholder")}
          className="h-14 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-base placeholder:text-ink-soft"
        />
        <IconButton
          label={t("close")}
          tooltip={false}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={onLeave}
        />
      </div>
      <Command.List label={t("title")} className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
        <SearchEntries
          typed={typed}
          found={pages.length + actions.length + settings > 0}
          onType={setTyped}
          onLeave={onLeave}
        />
        {list(shell("palette.pages"), pages)}
        {typed.trim() !== "" && (
          <Suspense fallback={null}>
            <SettingEntries
              typed={typed}
              heading={shell("nav.settings")}
              onFound={setSettings}
              onLeave={onLeave}
            />
          </Suspense>
        )}
        {list(shell("palette.actions"), actions)}
      </Command.List>
      <p className="hidden shrink-0 border-line border-t px-4 py-2 text-ink-soft text-xs sm:block">
        {t("keys")}
      </p>
    </Command>
  );
}

/** Those with all the typed words in their names. */
const matching = (actions: readonly PaletteAction[], typed: string): PaletteAction[] =>
  actions.filter(({ name }) => matches(name, typed));

function usePages(): PaletteAction[] {
  const { t, i18n } = useTranslation("shell");
  const navigate = useNavigate();
  const isShown = useIsShown();
  return [
    ...navigationItems.filter(isShown).map(({ key, icon, to }) => ({
      key: `page ${key}`,
      icon,
      name: t(`nav.${key}`),
      run: () => navigate(to),
    })),
    {
      key: "page site",
      icon: Globe,
      name: t("account.site"),
      run: () => navigate(sitePath("", languageOf(i18n))),
    },
  ];
}

function useActions(): PaletteAction[] {
  const { t } = useTranslation("shell");
  const leave = useSignOut();
  const { setTheme } = useTheme();
  const theme = (name: "light" | "dark") => `${t("account.theme")}: ${t(`account.${name}`)}`;
  return [
    { key: "light", icon: Sun, name: theme("light"), run: () => setTheme("light") },
    { key: "dark", icon: Moon, name: theme("dark"), run: () => setTheme("dark") },
    { key: "sign out", icon: LogOut, name: t("account.sign_out"), run: leave },
  ];
}
