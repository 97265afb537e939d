import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { Newspaper } from "lucide-react";
import { Suspense, useState } from "react";
import { PostList, postsByQuery } from "#features/posts/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { numbers } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { About } from "./about.tsx";
import { Groups } from "./groups.tsx";
import { Header } from "./header.tsx";

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
