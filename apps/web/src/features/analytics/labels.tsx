import { useTranslation } from "#platform/use-translation.ts";

/** The visitor: a member by name, a guest, or a member without a name. */
export function Who({ guest, username }: { guest: boolean; username: string | null }) {
  const { t } = useTranslation("analytics");
  if (username !== null) return <bdi className="font-medium">{username}</bdi>;
  return <span className="text-ink-soft">{guest ? t("guest") : t("unnamed")}</span>;
}

/** An address of ours, as analytics knows it: read from left to right in every language. */
export const PagePath = ({ path }: { path: string }) => (
  <code dir="ltr" className="text-[0.92em] wrap-anywhere">
    {path}
  </code>
);
