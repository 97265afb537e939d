import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { Boxes, Newspaper } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { PostList, postsByQuery } from "#features/posts/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { numbers } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { About } from "./about.tsx";
import { Header } from "./header.tsx";

/** The groups of a member that are visible to the viewer (spec: account, section 2: they lead to /dashboard/groups/{id}). */
function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation("people");
  if (groups.length === 0)
    return (
      <EmptyState icon={<Boxes strokeWidth={1.75} />} title={t("no_groups_title")}>
        {t("no_groups_text")}
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {groups.map((group) => (
        <Card
          as="li"
          key={group.id}
          padding="sm"
          className="relative flex min-w-0 items-center gap-3.5 transition-colors hover:border-line-strong"
        >
          <Avatar id={group.id} name={group.name} src={group.avatar_path} />
          <span className="grid min-w-0 flex-1 justify-items-start gap-1">
            <Link
              to={groupsPaths.shared(group.id)}
              dir="auto"
              className="max-w-full truncate font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {group.name}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm tabular-nums">
              {t("group_members", { count: group.member_count })}
              {group.my_role && <Badge tone="accent">{t("shared_group")}</Badge>}
            </span>
          </span>
        </Card>
      ))}
    </ul>
  );
}

type Tab = "about" | "posts" | "groups";

/** A member's page: who they are above, and what they say, write and belong to below. */
export function Person({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const [tab, setTab] = useState<Tab>("about");
  const name = person.username;
  return (
    <>
      <Header person={person} />
      <Tabs<Tab>
        label={t("tabs_label")}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "about", label: t("tab_about") },
          { value: "posts", label: <Counted name={t("tab_posts")} count={person.posts} /> },
          { value: "groups", label: <Counted name={t("tab_groups")} count={person.groups.length} /> },
        ]}
      >
        <TabPanel value="about">
          <About person={person} />
        </TabPanel>
        <TabPanel value="posts">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PostList
              source={postsByQuery(person.id)}
              label={t("posts_label", { name })}
              empty={
                <EmptyState icon={<Newspaper strokeWidth={1.75} />} title={t("no_posts_title")}>
                  {t("no_posts_text", { name })}
                </EmptyState>
              }
            />
          </Suspense>
        </TabPanel>
        <TabPanel value="groups">
          <Groups groups={person.groups} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  const { i18n } = useTranslation("people");
  return (
    <>
      {name}
      <span className="text-ink-soft tabular-nums">{numbers(i18n.language).format(count)}</span>
    </>
  );
}
