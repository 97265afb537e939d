import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { cx } from "#ui/cx.ts";
import { AreaColumn } from "./areas.tsx";
import { TeamOnly } from "./team-only.tsx";

/** From this width on the areas are listed next to the open one; below, they are listed on the overview. */
export const TWO_COLUMNS = "(min-width: 64rem)";

type Props = {
  level: number;
  title: string;
  lead?: ReactNode;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  /** The page that this one is a part of. */
  back?: { to: string; label: ReactNode };
  /** For tables and cases. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of every page of the admin area: who may see it, the way to the others, its name and what it is for. */
export function StaffPage({ level, ...page }: Props) {
  return (
    <TeamOnly level={level}>
      <Framed {...page} />
    </TeamOnly>
  );
}

function Framed({ title, lead, action, back, wide = false, children }: Omit<Props, "level">) {
  const { t } = useTranslation("admin");
  const twoColumns = useMedia(TWO_COLUMNS);
  const isOverview = useLocation().pathname === adminPaths.overview;
  return (
    <div className="mx-auto grid w-full max-w-[88rem] grid-cols-1 gap-x-10 gap-y-5 px-4 py-6 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      {twoColumns && <AreaColumn />}
      <div className={cx("grid min-w-0 grid-cols-1 content-start gap-6", !wide && "max-w-4xl")}>
        <header className="grid grid-cols-1 gap-2">
          {back ? (
            <BackLink to={back.to}>{back.label}</BackLink>
          ) : (
            !twoColumns && !isOverview && <BackLink to={adminPaths.overview}>{t("overview.title")}</BackLink>
          )}
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="grid min-w-0 gap-1.5">
              <h1 className="text-2xl wrap-anywhere">{title}</h1>
              {lead && <p className="max-w-prose text-pretty text-ink-soft">{lead}</p>}
            </div>
            {action}
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}
