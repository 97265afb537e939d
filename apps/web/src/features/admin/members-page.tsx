import { ADMIN_LEVEL, adminPaths, LEVELS } from "@kompagnon/contract/admin/levels.ts";
import { MEMBER_SORTS } from "@kompagnon/contract/admin/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search, UserX } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "#platform/call.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type MemberQuery, membersQuery } from "./cache.ts";
import { ExportButton } from "./export-button.tsx";
import { FoldedFilters } from "./folded-filters.tsx";
import { MemberTable } from "./member-table.tsx";
import { StaffPage } from "./staff-page.tsx";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of the form as a moment; the last one is part of the range. */
const moment = (day: string | null, daysLater = 0): string | null => {
  const at = day && DAY.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at + daysLater * 86_400_000).toISOString();
};

/** Reads the query from the address, so that a list can be bookmarked and shared. */
function soughtIn(search: URLSearchParams): MemberQuery {
  const level = LEVELS.find((one) => one > 0 && String(one) === search.get("level"));
  const which = search.get("which");
  const from = moment(search.get("from"));
  const to = moment(search.get("to"), 1);
  return {
    q: search.get("q") ?? "",
    sort: MEMBER_SORTS.find((one) => one === search.get("sort")) ?? "newest",
    ...(level !== undefined && { level }),
    ...(which === "banned" && { banned: "true" }),
    ...(which === "premium" && { premium: "true" }),
    ...(from && { joined_from: from }),
    ...(to && { joined_to: to }),
  };
}

/** `/dashboard/admin/members?q=&sort=&level=&which=&from=&to=`: every member, for admins. */
export default function MembersPage() {
  const { t } = useTranslation("admin");
  const [search] = useSearchParams();
  const sought = soughtIn(search);
  return (
    <StaffPage
      level={ADMIN_LEVEL}
      title={t("members.title")}
      lead={t("members.lead")}
      wide
      action={
        <ExportButton name="members" fetch={() => call("GET /api/admin/members/export", { query: sought })} />
      }
    >
      <Filters />
      <Found sought={sought} />
    </StaffPage>
  );
}

/** A filter as the address has it; empty is none. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { get: (name: string) => search.get(name) ?? "", set };
}
type Filters = ReturnType<typeof useFilters>;

/** Where words are typed; the list follows once they have rested, and the arrow down leads into it. */
function Words({ filters: { get, set } }: { filters: Filters }) {
  const { t } = useTranslation("admin");
  const [words, setWords] = useState(get("q"));
  const rested = useDebounced(words.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text triggers a search
  useEffect(() => {
    if (rested !== get("q")) set("q", rested);
  }, [rested]);
  const toTable = (event: KeyboardEvent) => {
    const first = event.key === "ArrowDown" && document.querySelector<HTMLElement>("[data-member]");
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <TextField
      label={t("members.search")}
      type="search"
      className="sm:max-w-xl"
      hint={t("members.hint")}
      start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      value={words}
      dir="auto"
      autoComplete="off"
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={toTable}
    />
  );
}

/** The filters that are folded on phones, as the address names them. */
const FOLDED = ["sort", "level", "which", "from", "to"];

function Filters() {
  const { t } = useTranslation("admin");
  const filters = useFilters();
  const { get, set } = filters;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Words filters={filters} />
      <FoldedFilters
        active={FOLDED.filter((name) => get(name) !== "").length}
        className="sm:grid-cols-2 xl:grid-cols-4"
      >
        <Select
          label={t("members.sort")}
          options={MEMBER_SORTS.map((value) => ({ value, label: t(`members.sorts.${value}`) }))}
          value={MEMBER_SORTS.find((one) => one === get("sort")) ?? "newest"}
          onChange={(next) => set("sort", next === "newest" ? "" : next)}
        />
        <Select
          label={t("members.level")}
          options={[
            { value: "any", label: t("members.any_level") },
            ...LEVELS.slice(1).map((level) => ({
              value: `${level}`,
              label: t("members.from_level", { level }),
            })),
          ]}
          value={get("level") || "any"}
          onChange={(next) => set("level", next === "any" ? "" : next)}
        />
        <ChoiceChip
          label={t("members.which")}
          className="sm:col-span-2"
          choices={[
            { value: "", label: t("members.all") },
            { value: "banned", label: t("members.banned") },
            { value: "premium", label: t("members.premium") },
          ]}
          value={get("which")}
          onChange={(next) => set("which", next ?? "")}
        />
        {(["from", "to"] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`members.${name}`)}
            value={get(name)}
            onChange={({ target }) => set(name, target.value)}
          />
        ))}
      </FoldedFilters>
    </div>
  );
}

function Found({ sought }: { sought: MemberQuery }) {
  const { t } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const list = useInfiniteQuery(membersQuery(sought));
  const members = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-2">
        {["a", "b", "c", "d", "e"].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  if (list.isError && !list.data)
    return <ErrorState title={t("members.failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (members.length === 0)
    return (
      <EmptyState icon={<UserX strokeWidth={1.75} />} title={t("members.empty")}>
        {t("members.empty_text")}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <MemberTable members={members} pathOf={adminPaths.member} />
      <NextPage list={list} />
    </div>
  );
}
