import type { Collection } from "@kompagnon/contract/posts/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Bookmark, FolderPlus, Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormError } from "#ui/field.tsx";
import { FormattedNumber } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { collectionsQuery, likedQuery, savedQuery, staleLists } from "./cache.ts";
import { BackToFeed } from "./frame/back.tsx";
import { PostList } from "./list/post-list.tsx";
import { useNewCollection } from "./saved/collection-dialog.tsx";
import { CollectionNameForm } from "./saved/collection-name-form.tsx";

/** `/dashboard/saved?tab=liked&collection=`: what one saved and liked (spec: public, 2.13). */
export default function SavedPage() {
  const { t } = useTranslation("posts");
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "liked" ? "liked" : "saved";
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{t("saved.title")}</DocumentTitle>
      <BackToFeed />
      <h1 className="text-2xl">{t("saved.title")}</h1>
      <Tabs
        label={t("saved.tabs")}
        tabs={[
          { value: "saved", label: t("saved.saved") },
          { value: "liked", label: t("saved.liked") },
        ]}
        value={tab}
        onChange={(next) => setSearch(next === "liked" ? { tab: next } : {}, { replace: true })}
      >
        <TabPanel value="saved">
          <Saved
            collection={search.get("collection")}
            onCollection={(id) => setSearch(id ? { collection: id } : {}, { replace: true })}
          />
        </TabPanel>
        <TabPanel value="liked">
          <PostList
            source={likedQuery()}
            label={t("saved.liked")}
            empty={
              <EmptyState icon={<Heart strokeWidth={1.75} />} title={t("saved.liked_title")}>
                {t("saved.liked_text")}
              </EmptyState>
            }
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Saved({
  collection,
  onCollection,
}: {
  collection: string | null;
  onCollection: (id: string | null) => void;
}) {
  const { t } = useTranslation("posts");
  return (
    <div className="grid grid-cols-1 gap-5">
      <Collections chosen={collection} onChoose={onCollection} />
      <PostList
        key={collection}
        source={savedQuery(collection)}
        label={t("saved.saved")}
        empty={
          <EmptyState
            icon={<Bookmark strokeWidth={1.75} />}
            title={t(collection ? "saved.collection_empty" : "saved.empty_title")}
          >
            {!collection && t("saved.empty_text")}
          </EmptyState>
        }
      />
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The member's collections: the selection, and making, renaming and removing them. */
function Collections({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string | null) => void }) {
  const { t } = useTranslation("posts");
  const [openDialog, setOpenDialog] = useState<"new" | "rename" | "remove" | null>(null);
  const { data, error } = useQuery(collectionsQuery());
  if (error && !data) return <FormError>{error.message || t("saved.failed")}</FormError>;
  if (!data) return <Skeleton className="h-10 w-3/4" />;
  const collection = data.items.find(({ id }) => id === chosen);
  const close = () => setOpenDialog(null);
  return (
    <div className="grid gap-3">
      <ChoiceChip
        label={t("saved.collections")}
        hideLabel
        choices={[
          { value: "", label: t("saved.all") },
          ...data.items.map(({ id, name, count }) => ({
            value: id,
            label: (
              <>
                <bdi>{name}</bdi> <FormattedNumber value={count} />
              </>
            ),
          })),
        ]}
        value={collection?.id ?? ""}
        onChange={(id) => onChoose(id || null)}
      />
      <div className="-mx-3 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          icon={<FolderPlus {...icon} />}
          onClick={() => setOpenDialog("new")}
        >
          {t("saved.new")}
        </Button>
        {collection && (
          <>
            <Button
              variant="quiet"
              size="sm"
              icon={<Pencil {...icon} />}
              onClick={() => setOpenDialog("rename")}
            >
              {t("saved.rename")}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 {...icon} />}
              onClick={() => setOpenDialog("remove")}
            >
              {t("saved.remove")}
            </Button>
          </>
        )}
      </div>
      {openDialog === "new" && <NewDialog onClose={close} onMade={({ id }) => onChoose(id)} />}
      {openDialog === "rename" && collection && <RenameDialog collection={collection} onClose={close} />}
      {collection && (
        <RemoveDialog
          collection={collection}
          open={openDialog === "remove"}
          onOpenChange={(open) => setOpenDialog(open ? "remove" : null)}
          onGone={() => onChoose(null)}
        />
      )}
    </div>
  );
}

function NewDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: Collection) => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const making = useNewCollection((made) => {
    onMade(made);
    onClose();
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("saved.new")}>
      <CollectionNameForm
        label={t("saved.name")}
        action={t("saved.create")}
        busy={making.isPending}
        error={making.error ? making.error.message || ui("error_text") : undefined}
        onSubmit={(name) => making.mutate({ body: { name } })}
      />
    </Dialog>
  );
}

function RenameDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const renaming = useMutation({
    ...mutation("PATCH /api/post-collections/{id}"),
    onSuccess: () => {
      staleLists("GET /api/post-collections", true);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("saved.manage", { name: collection.name })}
    >
      <CollectionNameForm
        label={t("saved.name")}
        action={ui("save")}
        name={collection.name}
        busy={renaming.isPending}
        error={renaming.error ? renaming.error.message || ui("error_text") : undefined}
        onSubmit={(name) => renaming.mutate({ params: { id: collection.id }, body: { name } })}
      />
    </Dialog>
  );
}

function RemoveDialog({
  collection,
  open,
  onOpenChange,
  onGone,
}: {
  collection: Collection;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGone: () => void;
}) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const { error, mutateAsync } = useMutation({
    ...mutation("DELETE /api/post-collections/{id}"),
    onSuccess: () => {
      onGone();
      staleLists("GET /api/post-collections", true);
      staleLists("GET /api/posts/saved", true);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("saved.remove_ask", { name: collection.name })}
      text={t("saved.remove_text")}
      confirm={t("saved.remove")}
      danger
      error={error && (error.message || ui("error_text"))}
      onConfirm={() => mutateAsync({ params: { id: collection.id } })}
    />
  );
}
