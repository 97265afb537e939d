import { LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { Languages } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#platform/i18n.ts";
import { useMember } from "#platform/session.ts";
import { Avatar } from "#ui/avatar.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";

const loadLanguage = async () => ({ default: (await import("./language-menu.tsx")).LanguageMenu });
const loadAccount = async () => ({ default: (await import("./account-menu.tsx")).AccountMenu });
const LanguageMenu = lazy(loadLanguage);
const AccountMenu = lazy(loadAccount);

/**
 * A menu whose code comes with the first sign that somebody wants it: until then only its button is there. Pressing the
 * button opens the menu as soon as it has come.
 */
function OnDemand({
  button,
  load,
  children,
}: {
  button: (wanted: ComponentProps<"button">) => ReactNode;
  load: () => Promise<unknown>;
  children: ReactNode;
}) {
  const [pressed, setPressed] = useState(false);
  const standIn = button({
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: () => void load().catch(() => undefined), // pressing tries again
    onClick: () => setPressed(true),
  });
  return pressed ? <Suspense fallback={standIn}>{children}</Suspense> : standIn;
}

/** Language and account at the end of the top bar. */
export function TopMenus({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <>
      <OnDemand load={loadLanguage} button={(wanted) => <LanguageButton {...wanted} />}>
        <LanguageMenu trigger={<LanguageButton />} />
      </OnDemand>
      <OnDemand load={loadAccount} button={(wanted) => <AccountButton {...wanted} />}>
        <AccountMenu trigger={<AccountButton />} onShortcuts={onShortcuts} />
      </OnDemand>
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
