import { Dialog } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import { Globe, LogOut, Moon, Search, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTheme } from "#platform/theme.ts";
import { veilClass } from "#ui/popup-classes.ts";
import { places } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

const icon = { className: "size-5 text-ink-soft", strokeWidth: 1.75, "aria-hidden": true } as const;
const heading =
  "**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-soft";

/** Finds a page or an action by typing (Ctrl/Cmd+K). */
export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t, i18n } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const leave = useSignOut();
  const { setTheme } = useTheme();
  const run = (work: () => unknown) => () => {
    onOpenChange(false);
    void work();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veilClass} />
        <Dialog.Popup className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-xl overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{t("palette.title")}</Dialog.Title>
          <Command label={t("palette.title")} loop>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search {...icon} />
              <Command.Input
                autoFocus
                placeholder={t("palette.placeholder")}
                className="h-14 grow bg-transparent text-lg outline-none placeholder:text-ink-soft"
              />
            </div>
            <Command.List className="max-h-[50dvh] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-6 text-center text-ink-soft">
                {ui("none_found")}
              </Command.Empty>
              <Command.Group heading={t("palette.pages")} className={heading}>
                {places.map((place) => (
                  <Item
                    key={place.key}
                    icon={<place.icon {...icon} />}
                    onSelect={run(() => navigate(place.to))}
                  >
                    {t(`nav.${place.key}`)}
                  </Item>
                ))}
                <Item
                  icon={<Globe {...icon} />}
                  onSelect={run(() => navigate(sitePath("", languageOf(i18n))))}
                >
                  {t("account.site")}
                </Item>
              </Command.Group>
              <Command.Group heading={t("palette.actions")} className={heading}>
                <Item icon={<Sun {...icon} />} onSelect={run(() => setTheme("light"))}>
                  {`${t("account.theme")}: ${t("account.light")}`}
                </Item>
                <Item icon={<Moon {...icon} />} onSelect={run(() => setTheme("dark"))}>
                  {`${t("account.theme")}: ${t("account.dark")}`}
                </Item>
                <Item icon={<LogOut {...icon} />} onSelect={run(leave)}>
                  {t("account.sign_out")}
                </Item>
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Item = ({
  icon: picture,
  onSelect,
  children,
}: {
  icon: ReactNode;
  onSelect: () => void;
  children: string;
}) => (
  <Command.Item
    value={children}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-sunken"
  >
    {picture}
    {children}
  </Command.Item>
);
