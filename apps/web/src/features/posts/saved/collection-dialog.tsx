import type { Collection } from "@kompagnon/contract/posts/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { collectionsQuery, type ListedPost, staleLists } from "../cache.ts";
import { useMarks } from "../use-marks.ts";
import { CollectionNameForm } from "./collection-name-form.tsx";

/** Makes a collection. */
export function useNewCollection(onMade: (made: Collection) => void) {
  return useMutation({
    ...mutation("POST /api/post-collections"),
    onSuccess: (made) => {
      staleLists("GET /api/post-collections", true);
      onMade(made);
    },
  });
}

/** Saves a post in one of my collections, in a new one, or in none. */
export function CollectionDialog({ post, onClose }: { post: ListedPost; onClose: () => void }) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch } = useQuery(collectionsQuery());
  const marks = useMarks(post);
  const put = (where: string) => {
    void marks.save(where, () => toast(t("saved.moved"), { kind: "good" }));
    onClose();
  };
  const making = useNewCollection((made) => put(made.id));
  const choices = [
    { value: "", label: t("act.no_collection") },
    ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("act.into")}>
      <div className="grid gap-6">
        <Loaded
          data={data}
          failed={
            error && (
              <ErrorState
                className="py-2!"
                title={t("saved.failed")}
                error={error}
                onRetry={() => refetch()}
              />
            )
          }
          loading={<Skeleton className="h-10 w-3/4" />}
        >
          {() => (
            <ChoiceChip
              label={t("saved.collections")}
              hideLabel
              choices={choices}
              // Only the list of saved posts contains the collection of a post.
              value={"collection_id" in post && post.saved ? (post.collection_id ?? "") : null}
              onChange={(where) => put(where ?? "")}
            />
          )}
        </Loaded>
        <CollectionNameForm
          label={t("saved.new")}
          action={t("saved.create")}
          busy={making.isPending}
          error={making.error ? making.error.message || ui("error_text") : undefined}
          onSubmit={(name) => making.mutate({ body: { name } })}
        />
      </div>
    </Dialog>
  );
}
