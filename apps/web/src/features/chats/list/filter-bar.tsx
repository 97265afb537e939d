import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { FolderPlus, Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type ChatFilter, requestsQuery } from "../cache.ts";
import { dotOf, foldersQuery } from "./folder-links.tsx";

const FolderDialog = lazy(async () => ({ default: (await import("./folder-dialog.tsx")).FolderDialog }));

/** What the left column shows: conversations, or the requests to or from me. */
export type Column = { kind: "chats"; filter: ChatFilter } | { kind: "requests"; box: "in" | "out" };

/** Reads the left column off the address: a folder's path, `?archived`, `?requests=in|out`. */
export function useColumn(): Column {
  const { folderId } = useParams();
  const [search] = useSearchParams();
  const requests = search.get("requests");
  if (requests !== null) return { kind: "requests", box: requests === "out" ? "out" : "in" };
  if (folderId !== undefined) return { kind: "chats", filter: { folder: folderId } };
  return { kind: "chats", filter: search.has("archived") ? { archived: "true" } : {} };
}

/** What the column may show: all, folders, the archive, requests; and a new folder. */
export function FilterBar({ column }: { column: Column }) {
  const { t } = useTranslation("chats");
  const { data: folders } = useQuery(foldersQuery());
  const { data: requests } = useQuery(requestsQuery("in"));
  const [dialog, setDialog] = useState<"new" | "edit" | null>(null);
  const filter = column.kind === "chats" ? column.filter : null;
  const here = folders?.items.find(({ id }) => id === filter?.folder);
  return (
    <div className="flex min-w-0 grow items-start gap-1">
      <nav
        aria-label={t("list.shelves")}
        className="flex max-h-32 min-w-0 grow flex-wrap gap-x-1 gap-y-0.5 overflow-y-auto px-1 py-1"
      >
        <FilterLink to={chatsPaths.chats} on={filter !== null && !filter.folder && !filter.archived}>
          {t("list.all")}
        </FilterLink>
        <FilterLink to={`${chatsPaths.chats}?requests=in`} on={column.kind === "requests"}>
          {t("list.requests")}
          <CountBadge count={requests?.items.length ?? 0} />
        </FilterLink>
        {folders?.items.map((folder) => (
          <FilterLink key={folder.id} to={chatsPaths.folder(folder.id)} on={folder.id === here?.id}>
            <span aria-hidden="true" className={cx("size-2 rounded-full", dotOf[folder.color])} />
            <span className="max-w-32 truncate" dir="auto">
              {folder.name}
            </span>
          </FilterLink>
        ))}
        <FilterLink to={`${chatsPaths.chats}?archived`} on={filter?.archived === "true"}>
          {t("list.archive")}
        </FilterLink>
      </nav>
      {here ? (
        <IconButton
          label={t("list.folder_edit")}
          icon={<Pencil className="size-4" strokeWidth={1.75} />}
          onClick={() => setDialog("edit")}
        />
      ) : (
        <IconButton
          label={t("list.folder_new")}
          icon={<FolderPlus className="size-4.5" strokeWidth={1.75} />}
          onClick={() => setDialog("new")}
        />
      )}
      <Suspense fallback={null}>
        {dialog === "new" && <FolderDialog open onOpenChange={(open) => !open && setDialog(null)} />}
        {dialog === "edit" && here && (
          <FolderDialog key={here.id} folder={here} open onOpenChange={(open) => !open && setDialog(null)} />
        )}
      </Suspense>
    </div>
  );
}

const FilterLink = ({ to, on, children }: { to: string; on: boolean; children: ReactNode }) => (
  <Link
    to={to}
    aria-current={on ? "page" : undefined}
    className={cx(
      "flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-medium text-sm md:max-lg:px-2 transition-colors duration-150",
      on ? "bg-accent-soft text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
    )}
  >
    {children}
  </Link>
);
