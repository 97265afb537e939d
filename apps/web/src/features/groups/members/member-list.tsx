import type { Group } from "@kompagnon/contract/groups/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useRested } from "#platform/use-rested.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { entriesOf, membersQuery } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { ShowMore } from "../components/show-more.tsx";
import { MemberRow } from "./member-row.tsx";
import { useLivePresence } from "./presence.ts";

/** A search field helps from this many on. */
const SEARCH_FROM = 9;
/** The server takes no more. */
const WORDS_MAX = 40;

/** The members of one of my groups with their presence: who leads it, who moderates, then by name. */
export function MemberList({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [words, setWords] = useState("");
  const asked = useRested(words.trim());
  const list = useInfiniteQuery({ ...membersQuery(group.id, asked), placeholderData: (before) => before });
  useLivePresence();
  const members = entriesOf(list.data);
  return (
    <div className="grid grid-cols-1 gap-3">
      {group.member_count >= SEARCH_FROM && (
        <TextField
          label={t("members.search")}
          hideLabel
          type="search"
          placeholder={t("members.search")}
          maxLength={WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        />
      )}
      {list.isPending && <RowsSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          className="py-6!"
          title={t("members.failed")}
          error={list.error}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && members.length === 0 && (
        <p className="py-4 text-center text-ink-soft">{t("search_nothing", { words: asked })}</p>
      )}
      <ul className="grid gap-0.5">
        {members.map((member) => (
          <MemberRow key={member.id} group={group} member={member} />
        ))}
      </ul>
      <ShowMore list={list} />
    </div>
  );
}
