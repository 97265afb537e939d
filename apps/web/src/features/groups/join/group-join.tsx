import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { groupQuery } from "../cache.ts";
import { isMissing } from "../components/states.tsx";
import { JoinActions } from "./join-actions.tsx";

/** The way into a group of which only the id is known: joins, applies or opens it, whichever is due. */
export function GroupJoin({ groupId }: { groupId: string }) {
  const { t } = useTranslation("groups");
  const { data: group, error } = useQuery(groupQuery(groupId));
  if (group) return <JoinActions group={group} size="sm" />;
  if (error)
    return (
      <p className="text-ink-soft text-sm">{isMissing(error) ? t("missing_title") : t("load_failed")}</p>
    );
  return <Skeleton className="h-10 w-28" />;
}
