import { Suspense } from "react";
import { Link } from "react-router";
import { RecentAgreements } from "#features/agreements/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import type { ResourceEntry } from "#platform/feature.ts";
import { useResourceEntries } from "#platform/feature-parts.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** `/dashboard/resources`: the available tools, and the member's recent documents in them. */
export default function HubPage() {
  const { t } = useTranslation("resources");
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-pretty text-ink-soft">{t("intro")}</p>
      </header>
      <Suspense fallback={<Skeleton className="h-36 rounded-card!" />}>
        <Entries />
      </Suspense>
      <Suspense fallback={null}>
        <RecentAgreements />
      </Suspense>
    </div>
  );
}

function Entries() {
  const entries = useResourceEntries();
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <EntryCard key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}

function EntryCard({ entry: { to, icon: Icon, useTitle, useText, isNew } }: { entry: ResourceEntry }) {
  const { t } = useTranslation("resources");
  const title = useTitle();
  const text = useText();
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-raised p-5 hover:border-ink-soft">
      <span className="flex items-center justify-between gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        {isNew && <Badge tone="signal">{t("new")}</Badge>}
      </span>
      <h2 className="text-balance text-lg">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h2>
      <p className="text-pretty text-ink-soft">{text}</p>
    </li>
  );
}
