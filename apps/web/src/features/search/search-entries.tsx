import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { sameName } from "@kompagnon/contract/search/terms.ts";
import { useQuery } from "@tanstack/react-query";
import { History, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { readItem, storeItem } from "#platform/device-storage.ts";
import type { SearchKind } from "#platform/feature.ts";
import { usePreload, useSearchEntries } from "#platform/feature-parts.ts";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Entries, Entry, entryIcon } from "./entry.tsx";

/** The number of searches that are remembered. */
const REMEMBERED = 6;
const keyOf = (me: string) => `search.recent.${me}` as const;

/** What was searched for last on this device, the newest first. */
export function recentOf(me: string): string[] {
  try {
    const kept: unknown = JSON.parse(readItem(keyOf(me)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, REMEMBERED) : [];
  } catch {
    return []; // the stored value is invalid
  }
}

/** Remembers a search; one that is there already moves to the front. */
export function remember(me: string, words: string): void {
  const trimmed = words.trim();
  if (trimmed === "") return;
  const others = recentOf(me).filter((one) => !sameName(one, trimmed));
  storeItem(keyOf(me), JSON.stringify([trimmed, ...others].slice(0, REMEMBERED)));
}

/** Forgets all searches. */
export const forgetRecent = (me: string): void => storeItem(keyOf(me), null);

/** How long typing pauses before the server is queried, in ms. */
const REST_MS = 180;
/** The server takes no more. */
const WORDS_MAX = 100;

/** What the server finds for the typed words once typing rests; an answer to other words is never shown. */
function useFindings(typed: string) {
  const words = typed.trim().slice(0, WORDS_MAX);
  const rested = useDebounced(words, REST_MS);
  const hasRested = words !== "" && rested === words;
  const { data, error, isFetching, refetch } = useQuery({
    ...query("GET /api/search", { query: { q: words } }),
    enabled: hasRested,
  });
  return {
    words,
    findings: words === "" ? undefined : data,
    error: hasRested && !isFetching ? error : null,
    searching: words !== "" && !data && (!hasRested || isFetching),
    refetch,
  };
}

type Shown = { words: string; findings: SearchFindings; go: (to: string) => () => void };

/** What was found of each kind, drawn by the feature it belongs to. `go` leads to an address. */
function Findings(shown: Shown) {
  const entries = useSearchEntries();
  const kinds = Object.keys(entries) as SearchKind[]; // Object.keys forgets the literal keys
  return kinds
    .toSorted((one, other) => entries[one].order - entries[other].order)
    .map((kind) => <Found key={kind} kind={kind} {...shown} />);
}

function Found<Kind extends SearchKind>({ kind, words, findings, go }: Shown & { kind: Kind }): ReactNode {
  const { component: Found } = useSearchEntries()[kind];
  const found = findings[kind];
  return found.length > 0 && <Found words={words} found={found} go={go} />;
}

/** Whether nothing was found at all. */
const isEmpty = (findings: SearchFindings): boolean =>
  Object.values(findings).every((list) => list.length === 0);

/**
 * What the palette finds on the server for the typed words; without words, what was searched for last. `onLeave` closes the
 * palette; `found`: whether pages or actions were found in the browser already.
 */
export function SearchEntries({
  typed,
  found,
  onType,
  onLeave,
}: {
  typed: string;
  found: boolean;
  onType: (words: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation("search");
  usePreload("searchEntries");
  const navigate = useNavigate();
  const { id: me } = useMember();
  const { words, findings, error, searching, refetch } = useFindings(typed);
  const go = (to: string) => () => {
    remember(me, words);
    onLeave();
    void navigate(to);
  };
  if (words === "") return <Recent me={me} onType={onType} />;
  return (
    <>
      {searching && <Searching />}
      {error && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-3 py-3">
          <span className="text-bad">{error.message || t("failed")}</span>
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {findings && (
        <Suspense fallback={<Searching />}>
          <Findings words={words} findings={findings} go={go} />
        </Suspense>
      )}
      {findings && isEmpty(findings) && !found && (
        <div role="status" className="grid gap-1 px-3 py-8 text-center">
          <p>{t("nothing", { words })}</p>
          <p className="text-ink-soft text-sm">{t("nothing_hint")}</p>
        </div>
      )}
    </>
  );
}

function Searching() {
  const { t } = useTranslation("search");
  return (
    <div role="status" aria-label={t("searching")} className="grid gap-2 px-3 py-3">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-8 w-3/5" />
    </div>
  );
}

function Recent({ me, onType }: { me: string; onType: (words: string) => void }) {
  const { t } = useTranslation("search");
  const [recent, setRecent] = useState(() => recentOf(me));
  if (recent.length === 0) return null;
  return (
    <Entries heading={t("recent")}>
      {recent.map((words) => (
        <Entry
          key={words}
          name={`recent ${words}`}
          picture={<History {...entryIcon} />}
          onSelect={() => onType(words)}
        >
          {words}
        </Entry>
      ))}
      <Entry
        name="forget"
        picture={<Trash2 {...entryIcon} />}
        onSelect={() => {
          forgetRecent(me);
          setRecent([]);
        }}
      >
        {t("forget")}
      </Entry>
    </Entries>
  );
}
