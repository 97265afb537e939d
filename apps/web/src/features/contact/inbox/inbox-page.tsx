import {
  CONTACT_LEVEL,
  CONTACT_STATES,
  CONTACT_TOPICS,
  type ContactState,
  type ContactTopic,
} from "@kompagnon/contract/contact/rules.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Mail, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { FoldedFilters, StaffPage } from "#features/admin/public.ts";
import { pages } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { Select } from "#ui/select.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { MessageCard } from "./message-card.tsx";

type Sought = { q: string; topic: ContactTopic | null };

/** `/dashboard/admin/contact?state=&topic=&q=`: what people wrote to the team, for admins. */
export default function InboxPage() {
  const { t } = useTranslation("contact/staff");
  return (
    <StaffPage level={CONTACT_LEVEL} title={t("title")} lead={t("lead")}>
      <Inbox />
    </StaffPage>
  );
}

function Inbox() {
  const { t } = useTranslation("contact/staff");
  const [search, setSearch] = useSearchParams();
  const state = CONTACT_STATES.find((one) => one === search.get("state")) ?? "open";
  const sought: Sought = {
    q: search.get("q") ?? "",
    topic: CONTACT_TOPICS.find((one) => one === search.get("topic")) ?? null,
  };
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <Filters sought={sought} set={set} />
      <Tabs
        label={t("title")}
        tabs={CONTACT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(next) => set("state", next)}
      >
        {CONTACT_STATES.map((one) => (
          <TabPanel key={one} value={one}>
            <List state={one} sought={sought} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

function Filters({
  sought: { q, topic },
  set,
}: {
  sought: Sought;
  set: (name: string, value: string) => void;
}) {
  const { t } = useTranslation("contact/staff");
  const { t: page } = useTranslation("contact");
  const [words, setWords] = useState(q);
  const rested = useDebounced(words.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text triggers a search
  useEffect(() => {
    if (rested !== q) set("q", rested);
  }, [rested]);
  return (
    <FoldedFilters
      label={t("search")}
      active={(q ? 1 : 0) + (topic ? 1 : 0)}
      className="sm:grid-cols-[1fr_14rem]"
    >
      <TextField
        label={t("search")}
        type="search"
        hint={t("search_hint")}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        value={words}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <Select
        label={t("topic")}
        options={[
          { value: "any" as const, label: t("any_topic") },
          ...CONTACT_TOPICS.map((value) => ({ value, label: page(`topics.${value}`) })),
        ]}
        value={topic ?? "any"}
        onChange={(next) => set("topic", next === "any" ? "" : next)}
      />
    </FoldedFilters>
  );
}

function List({ state, sought: { q, topic } }: { state: ContactState; sought: Sought }) {
  const { t } = useTranslation("contact/staff");
  const list = useInfiniteQuery({
    ...pages("GET /api/admin/contact-messages", { query: { limit: 20, state, q, ...(topic && { topic }) } }),
    // During another search, a message that is being answered stays open.
    placeholderData: keepPreviousData,
  });
  const found = q === "" && topic === null ? "empty" : "empty_found";
  const texts = {
    failed: t("failed"),
    empty: t(found),
    emptyText: t(`${found}_text`),
  };
  return (
    <PagedList list={list} texts={texts} icon={<Mail strokeWidth={1.75} />} rowClass="h-44">
      {(message) => <MessageCard key={message.id} message={message} />}
    </PagedList>
  );
}
