import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { CircleCheck } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { PagedList } from "#ui/paged-list.tsx";

/** What members ask. */
export function RequestList<Item extends { id: string }>({
  list,
  children,
}: Pick<ComponentProps<typeof PagedList<Item>>, "list" | "children">) {
  const { t } = useTranslation("admin/requests");
  const texts = {
    failed: t("failed"),
    empty: t("empty"),
    emptyText: t("empty_text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<CircleCheck strokeWidth={1.75} />} rowClass="h-56">
      {children}
    </PagedList>
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

/** One fact, next to its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
