import { HandCoins } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { PagedList } from "#ui/paged-list.tsx";

/** A list of payouts or held invitations; `empty` says that there is nothing. */
export function ListFrame<Item extends { id: string }>({
  list,
  empty,
  children,
}: Pick<ComponentProps<typeof PagedList<Item>>, "list" | "children"> & { empty: string }) {
  const { t } = useTranslation("invites/staff");
  const texts = {
    failed: t("failed"),
    empty,
    emptyText: t("empty.text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<HandCoins strokeWidth={1.75} />} rowClass="h-44">
      {children}
    </PagedList>
  );
}
