import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { matches } from "@kompagnon/contract/search/terms.ts";
import { useQuery } from "@tanstack/react-query";
import { Compass, Plus, UsersRound } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { mineQuery } from "./cache.ts";
import { GroupRow } from "./components/group-row.tsx";
import { RowsSkeleton } from "./components/states.tsx";
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

/** The spec's interval on the groups page while the live stream is down. */
const POLL_MS = 20_000;
/** A search field helps from this many on. */
const SEARCH_FROM = 8;
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** My groups, the most active first. */
function GroupList({ open }: { open: string | null }) {
  const { t } = useTranslation("groups");
  const [words, setWords] = useState("");
  const polling = usePollingInterval(POLL_MS);
  const mine = useQuery({ ...mineQuery(), refetchInterval: polling });
  const rows = useRef<HTMLUListElement>(null);
  useFocusOnReturn(rows, open);
  const groups = mine.data?.items;
  const shown = groups?.filter(({ name, description }) => matches(`${name}\n${description}`, words));
  return (
    <div className="flex h-full flex-col short:block short:overflow-y-auto">
      <div className="grid gap-3 px-4 pt-4 pb-2 short:gap-1.5 short:pt-1">
        <h1 className="text-xl">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={groupsPaths.discover} size="sm" variant="secondary" icon={<Compass {...icon} />}>
            {t("discover.short")}
          </ButtonLink>
          <ButtonLink to={groupsPaths.create} size="sm" variant="quiet" icon={<Plus {...icon} />}>
            {t("found_short")}
          </ButtonLink>
        </div>
        {groups && groups.length >= SEARCH_FROM && (
          <TextField
            label={t("search_mine")}
            hideLabel
            type="search"
            placeholder={t("search_mine")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      {mine.isPending && <RowsSkeleton className="px-5 pt-3" />}
      {mine.isError && !groups && (
        <ErrorState title={t("list_failed")} error={mine.error} onRetry={() => mine.refetch()} />
      )}
      {groups?.length === 0 && (
        <EmptyState
          icon={<UsersRound strokeWidth={1.75} />}
          title={t("empty_title")}
          action={<ButtonLink to={groupsPaths.discover}>{t("discover.title")}</ButtonLink>}
        >
          {t("empty_text")}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul
          ref={rows}
          onKeyDown={moveBetweenRows}
          className="min-h-0 flex-1 overflow-y-auto px-2 pb-4 short:overflow-visible"
        >
          {shown.map((group) => (
            <GroupRow key={group.id} group={group} isOpen={group.id === open} />
          ))}
        </ul>
      )}
      {groups && groups.length > 0 && shown?.length === 0 && (
        <p className="px-5 py-6 text-center text-ink-soft">{t("search_nothing", { words: words.trim() })}</p>
      )}
    </div>
  );
}

/** Arrow keys move between the rows. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]; // -1 when no row has the focus
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** On small screens the way back from a group leads to its row. */
function useFocusOnReturn(rows: RefObject<HTMLUListElement | null>, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === null || open !== null) return;
    rows.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(groupsPaths.enter(left))}"]`)?.focus();
  }, [rows, open]);
}
