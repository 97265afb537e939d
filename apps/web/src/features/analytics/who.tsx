import { useTranslation } from "#platform/use-translation.ts";

/** Whose visit it is: a member by name, a guest, or somebody who has no name yet. */
export function Who({ guest, username }: { guest: boolean; username: string | null }) {
  const { t } = useTranslation("analytics");
  if (username !== null) return <bdi className="font-medium">{username}</bdi>;
  return <span className="text-ink-soft">{guest ? t("guest") : t("unnamed")}</span>;
}
