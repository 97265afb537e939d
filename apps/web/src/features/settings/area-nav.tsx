import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { SettingsArea } from "@kompagnon/contract/settings/rules.ts";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { AREA_GROUPS, AREA_ICONS, FURTHER_PAGES } from "./areas.ts";

type Props = {
  /** The area that is open; none while the list is a page of its own. */
  open: SettingsArea | null;
  /** Whether the profile has changes that are not saved. */
  unsaved: boolean;
};

/** The areas next to the open one, for windows with room for two columns. */
export function AreaColumn({ open, unsaved }: Props) {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  return (
    <nav
      aria-label={t("title")}
      className="sticky top-[calc(var(--top-bar)+2rem)] -ms-3 max-h-[calc(100dvh-var(--top-bar)-3rem)] self-start overflow-y-auto pe-1"
    >
      {AREA_GROUPS.map((areas) => (
        <ul key={areas[0]} className="grid gap-0.5 border-line border-b py-2 first:pt-0">
          {areas.map((area) => (
            <li key={area}>
              <ColumnLink
                to={settingsPaths.area(area)}
                icon={AREA_ICONS[area]}
                current={area === open}
                aside={unsaved && area === "profile" && <UnsavedDot />}
              >
                {t(`tabs.${area}`)}
              </ColumnLink>
            </li>
          ))}
        </ul>
      ))}
      <ul className="grid gap-0.5 py-2">
        {FURTHER_PAGES.map(({ key, to, icon }) => (
          <li key={key}>
            <ColumnLink to={to} icon={icon}>
              {shell(`nav.${key}`)}
            </ColumnLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ColumnLink = ({
  to,
  icon: Icon,
  current = false,
  aside,
  children,
}: {
  to: string;
  icon: LucideIcon;
  current?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <Link
    to={to}
    aria-current={current ? "page" : undefined}
    className={cx(
      "flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 font-medium text-sm transition-colors duration-150",
      current ? "bg-accent-soft text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
    )}
  >
    <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
    <span className="wrap-anywhere min-w-0 grow">{children}</span>
    {aside}
  </Link>
);

/** The list of areas as a page of its own: what each is about, in a row of its own. */
export function AreaList({ unsaved }: Pick<Props, "unsaved">) {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  return (
    <nav aria-label={t("title")} className="grid gap-4">
      {AREA_GROUPS.map((areas) => (
        <ul key={areas[0]} className={listClass}>
          {areas.map((area) => (
            <li key={area}>
              <ListLink
                to={settingsPaths.area(area)}
                icon={AREA_ICONS[area]}
                text={t(`about.${area}`)}
                aside={unsaved && area === "profile" && <UnsavedDot />}
              >
                {t(`tabs.${area}`)}
              </ListLink>
            </li>
          ))}
        </ul>
      ))}
      <ul className={listClass}>
        {FURTHER_PAGES.map(({ key, to, icon }) => (
          <li key={key}>
            <ListLink to={to} icon={icon}>
              {shell(`nav.${key}`)}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listClass = "divide-y divide-line overflow-hidden rounded-card border border-line bg-raised";

const ListLink = ({
  to,
  icon: Icon,
  text,
  aside,
  children,
}: {
  to: string;
  icon: LucideIcon;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <Link
    to={to}
    className="flex min-h-14 items-center gap-3.5 px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2"
  >
    <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
    <span className="grid min-w-0 grow">
      <span className="wrap-anywhere font-medium">{children}</span>
      {text && <span className="text-pretty text-ink-soft text-sm">{text}</span>}
    </span>
    {aside}
    <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
  </Link>
);

function UnsavedDot() {
  const { t } = useTranslation("settings");
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
      <span className="sr-only">{t("profile.unsaved")}</span>
    </>
  );
}
