import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useComposerController, writeDraft } from "./draft.ts";

/** The groups that the member may invite to: those they own, and the public ones they belong to. */
export function GroupField({ group }: { group: string }) {
  const { t } = useTranslation("posts");
  const { me, place } = useComposerController();
  const { data, error } = useQuery(query("GET /api/groups/mine"));
  const fitting = data?.items.filter(
    ({ group_type: type, my_role: role }) =>
      type === "public" || (type === "application" && role !== "member"),
  );
  if (error && !data) return <p className="text-bad text-sm">{error.message}</p>;
  if (!fitting) return <Skeleton className="h-11" />;
  if (fitting.length === 0) return <p className="text-ink-soft text-sm">{t("write.group_none")}</p>;
  return (
    <Select
      label={t("write.group_choose")}
      options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
      value={fitting.some(({ id }) => id === group) ? group : null}
      placeholder={t("write.group_choose")}
      onChange={(next) => writeDraft(me, place, { group: next })}
    />
  );
}
