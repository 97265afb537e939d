import { adminPaths } from "@kompagnon/contract/admin/paths.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Listed<Item> = Paged & {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** What members ask, page by page, in every state it may be in. */
export function RequestList<Item>({
  list,
  children,
}: {
  list: Listed<Item>;
  children: (item: Item) => ReactNode;
}) {
  const { t } = useTranslation("admin/requests");
  const { t: admin } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.error)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (!items)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b"].map((row) => (
          <Skeleton key={row} className="h-56 rounded-card!" />
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={<CircleCheck strokeWidth={1.75} />} title={t("empty")}>
        {t("empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">{items.map(children)}</ul>
      <NextPage list={list} label={admin("more")} failed={admin("more_failed")} />
    </>
  );
}

/** The member who asks, as the way to everything about them. */
export function Asker({ member }: { member: MemberCard | null }) {
  const { t } = useTranslation("admin/requests");
  if (!member) return <span className="font-semibold">{t("gone")}</span>;
  return (
    <Link
      to={adminPaths.member(member.id)}
      className="min-w-0 rounded-control font-semibold text-accent underline underline-offset-2 wrap-anywhere"
    >
      <bdi>{member.username}</bdi>
    </Link>
  );
}

/** One fact beside its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
