import { NavLink } from "react-router";
import type { ResourceEntry } from "#platform/feature.ts";
import { useResourceEntries } from "#platform/feature-parts.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** The tools by name. */
export function Links() {
  const { t } = useTranslation("resources");
  const entries = useResourceEntries();
  return (
    <ul aria-label={t("links")} className="ms-5 grid gap-0.5 border-line border-s ps-2">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry: { to, useTitle } }: { entry: ResourceEntry }) {
  const title = useTitle();
  return (
    <li>
      <NavLink
        to={to}
        className={({ isActive }) =>
          cx(
            "flex min-h-10 items-center rounded-control px-3 py-1.5 text-sm leading-snug",
            isActive ? "font-medium text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )
        }
      >
        {title}
      </NavLink>
    </li>
  );
}
