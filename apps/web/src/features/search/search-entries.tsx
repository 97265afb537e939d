import { History, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { usePreload } from "#platform/feature-parts.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Entries, Entry, entryIcon } from "./entry.tsx";
import { Findings, isEmpty } from "./findings.tsx";
import { forgetRecent, recentOf, remember } from "./recent.ts";
import { useFindings } from "./use-findings.ts";

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
