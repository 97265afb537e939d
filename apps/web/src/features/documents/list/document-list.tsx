import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileStack, KeyRound, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { needIdentity, onUnlocked, unlockedIdentity } from "#features/identities/public.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { listedTitle } from "../custody/document-keys.ts";
import type { DocumentListProps } from "../types.ts";
import { CardMenu } from "./card-menu.tsx";

type Read = { titles: ReadonlyMap<string, string>; locked: boolean };

async function read(cards: readonly DocumentCard[]): Promise<Read> {
  const found = await Promise.all(cards.map(async (card) => [card.id, await listedTitle(card)] as const));
  const titles = new Map(found.flatMap(([id, title]) => (title === null ? [] : [[id, title] as const])));
  const isLocked = cards.some(({ sealed_title: sealed }) => sealed) && !(await unlockedIdentity());
  return { titles, locked: isLocked };
}

/**
 * The titles of documents in a list, as far as they are read here, null until the first are; `locked`: a passphrase would open
 * more. Kept nowhere.
 */
function useTitles(cards: readonly DocumentCard[] | undefined): Read | null {
  const [now, setNow] = useState<Read | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => onUnlocked(() => setTimes((before) => before + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again once something was unlocked
  useEffect(() => {
    let over = false;
    const none = { titles: new Map(), locked: false };
    if (cards)
      void read(cards).then(
        (next) => !over && setNow(next),
        () => !over && setNow((before) => before ?? none),
      );
    return () => {
      over = true;
    };
  }, [cards, times]);
  return now;
}

const FILTERS = ["mine", "shared", "trash"] as const;
type Filter = (typeof FILTERS)[number];

/** My documents of a kind, those shared with me, and my trash. */
export function DocumentList(props: DocumentListProps) {
  const { t } = useTranslation("documents");
  const [filter, setFilter] = useState<Filter>("mine");
  return (
    <Tabs
      label={t("list.show")}
      value={filter}
      onChange={setFilter}
      tabs={FILTERS.map((value) => ({ value, label: t(`list.${value}`) }))}
    >
      {FILTERS.map((value) => (
        <TabPanel key={value} value={value}>
          {value === filter && <Cards filter={value} {...props} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Empty({ filter, empty }: { filter: Filter; empty: ReactNode }) {
  const { t } = useTranslation("documents");
  if (filter === "mine") return empty;
  const Icon = filter === "trash" ? Trash2 : FileStack;
  return (
    <EmptyState icon={<Icon strokeWidth={1.75} />} title={t(`list.empty_${filter}`)}>
      {t(`list.empty_${filter}_text`)}
    </EmptyState>
  );
}

/** A document whose title cannot be read here is known by its day. */
const createdOn = (language: string, { created_at: created }: DocumentCard): string =>
  dates(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(created));

function Cards({ filter, kind, editPath, empty }: DocumentListProps & { filter: Filter }) {
  const { t, i18n } = useTranslation("documents");
  const list = useInfiniteQuery(pages("GET /api/documents", { query: { kind, filter, limit: 20 } }));
  const cards = useMemo(() => list.data?.pages.flatMap(({ items }) => items), [list.data]);
  const read = useTitles(cards);
  if (!cards && list.error)
    return <ErrorState title={t("list.failed")} error={list.error} onRetry={list.refetch} />;
  if (!cards || !read)
    return (
      <div role="status" aria-label={t("room.loading")} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {["a", "b", "c"].map((row) => (
          <Skeleton key={row} className="h-28 rounded-card!" />
        ))}
      </div>
    );
  if (cards.length === 0) return <Empty filter={filter} empty={empty} />;
  return (
    <>
      {read.locked && <Locked />}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            title={
              read.titles.get(card.id) ??
              card.title ??
              t("list.sealed", { date: createdOn(i18n.language, card) })
            }
            to={card.trashed ? null : editPath(card.id)}
          />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

/** Sealed titles require the passphrase, as the documents do. */
function Locked() {
  const { t } = useTranslation("documents");
  // Who does not give it reads on without titles.
  const unlock = () => void needIdentity().catch(() => undefined);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="min-w-40 flex-1 text-pretty">{t("list.locked")}</p>
      <Button size="sm" onClick={unlock}>
        {t("list.unlock")}
      </Button>
    </div>
  );
}

function Card({ card, title, to }: { card: DocumentCard; title: string; to: string | null }) {
  const { t, i18n } = useTranslation("documents");
  const { owner, people, role, trashed, changed_at: changed } = card;
  return (
    <li className="relative grid content-between gap-3 rounded-card border border-line bg-raised p-4 has-[a:hover]:border-line-strong">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-lg leading-snug wrap-anywhere">
          {to ? (
            <Link to={to} dir="auto" className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          ) : (
            <span dir="auto" className="line-clamp-2">
              {title}
            </span>
          )}
        </h3>
        <CardMenu card={card} title={title} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        {role !== "owner" && owner && (
          <span className="flex min-w-0 items-center gap-1.5">
            <Avatar id={owner.id} name={owner.username} src={owner.avatar_url} size="xs" />
            <bdi className="truncate">{t("list.owner", { name: owner.username })}</bdi>
          </span>
        )}
        {trashed ? (
          <span>
            {t("list.until", {
              date: dates(i18n.language, { dateStyle: "medium" }).format(new Date(trashed.until)),
            })}
          </span>
        ) : (
          <span>
            {t("list.changed")} <RelativeTime time={changed} />
          </span>
        )}
        {people > 1 && <span>{t("list.people", { count: people })}</span>}
      </div>
    </li>
  );
}
