import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { ShieldAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** The audience of the warning: a reader in public, the author, or the reader of a private message whose device detected it. */
type Audience = "reader" | "author" | "private";

/** Tells a reader in plain words what a text has of a scam, and what one should never do. Shows nothing without signs. */
export function ScamWarning({
  signs,
  audience = "reader",
  children,
  className,
}: {
  signs: readonly ScamSign[];
  audience?: Audience;
  /** An action, such as a button that reports it. */
  children?: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation("moderation/warning");
  const title = useId();
  if (signs.length === 0) return null;
  const foot = { reader: t("foot"), author: t("own_foot"), private: t("private_foot") }[audience];
  return (
    <aside
      aria-labelledby={title}
      className={cx("grid gap-2 rounded-card bg-warn-soft px-4 py-3 text-ink text-sm", className)}
    >
      <p id={title} className="flex items-center gap-2 font-semibold">
        <ShieldAlert aria-hidden="true" className="size-5 shrink-0 text-warn" strokeWidth={1.75} />
        {audience === "author" ? t("own_title") : t("title")}
      </p>
      <ul className="grid gap-1.5">
        {signs.map((sign) => (
          <li key={sign} className="wrap-anywhere">
            {t(`advice.${sign}`)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{foot}</p>
      {children}
    </aside>
  );
}
