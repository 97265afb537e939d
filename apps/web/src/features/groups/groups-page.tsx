import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { mineQuery } from "./cache.ts";
import { GroupList } from "./list/group-list.tsx";
import { GroupView } from "./list/group-view.tsx";

/**
 * `/dashboard/groups?group={id}`: my groups, and the selected one next to them (spec: account and community); with `&enter` on to
 * its channel.
 */
export default function GroupsPage() {
  const { t } = useTranslation("groups");
  const [search] = useSearchParams();
  const open = search.get("group") || null;
  const { data } = useQuery(mineQuery());
  const twoSides = open !== null || data?.items.length !== 0;
  return (
    <div className={cx("grid h-main grid-cols-1", twoSides && "md:grid-cols-[minmax(17rem,22rem)_1fr]")}>
      <DocumentTitle>{t("title")}</DocumentTitle>
      <section
        aria-label={t("list_label")}
        className={cx(
          "min-h-0 min-w-0 border-line",
          twoSides && "md:border-e",
          open ? "hidden md:block" : "block",
          !twoSides && "overflow-y-auto",
        )}
      >
        <GroupList open={open} />
      </section>
      {twoSides && (
        <section
          aria-label={t("group_label")}
          className={cx("min-h-0 min-w-0 md:block", open ? "block" : "hidden")}
        >
          {open ? (
            <GroupView key={open} groupId={open} enters={search.has("enter")} />
          ) : (
            <div className="grid h-full place-items-center">
              <EmptyState icon={<UsersRound strokeWidth={1.75} />} title={t("choose_title")}>
                {t("choose_text")}
              </EmptyState>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
