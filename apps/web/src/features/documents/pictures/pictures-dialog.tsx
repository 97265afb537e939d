import { useInfiniteQuery } from "@tanstack/react-query";
import { Image, ImageOff, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Out } from "#platform/call.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { numbers } from "#ui/formatters.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { toast } from "#ui/toast-queue.ts";
import type { PicturesDialogProps, PictureUse } from "../types.ts";

const place = "size-20 shrink-0 rounded-control bg-sunken";

/** A picture of a document, small and whole; its place where it can't be had. */
function Thumbnail({
  asset,
  alt,
  urlOf,
}: {
  asset: string;
  alt: string;
  urlOf: (asset: string) => Promise<string>;
}) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let active = true;
    urlOf(asset).then(
      (found) => active && setUrl(found),
      () => undefined, // gone, or not here yet: the empty place says so
    );
    return () => {
      active = false;
    };
  }, [asset, urlOf]);
  if (url) return <img src={url} alt={alt} draggable={false} className={`${place} object-contain`} />;
  return (
    <span className={`${place} grid place-items-center text-ink-soft`}>
      <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </span>
  );
}

type Asset = Out<"GET /api/documents/{id}/assets">["items"][number];

/** The pictures stored with the document, including unused ones, which can be deleted here. */
export function PicturesDialog({ open, words, seenAs, takeOff, onClose }: PicturesDialogProps) {
  const { t } = useTranslation("documents");
  const list = useInfiniteQuery(
    pages("GET /api/documents/{id}/assets", { params: { id: open.id }, query: { limit: 50 } }),
  );
  const remove = async ({ id }: Asset) => {
    try {
      await open.dropAsset(id);
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("list.failed_action"), { kind: "warn" });
      throw failure;
    }
    takeOff(id);
    toast(t("pictures.deleted"), { kind: "good" });
    void list.refetch();
  };
  return (
    <Dialog open onOpenChange={(on) => !on && onClose()} title={words.title} description={words.text}>
      <PagedList
        list={list}
        texts={{
          failed: t("pictures.failed"),
          empty: t("pictures.empty"),
          emptyText: words.emptyText,
          more: t("pictures.more"),
        }}
        icon={<Image strokeWidth={1.75} />}
        rowClass="h-20"
      >
        {(asset) => (
          <Row
            key={asset.id}
            asset={asset}
            use={seenAs(asset.id)}
            unused={words.unused}
            urlOf={open.assetUrl}
            onDelete={() => remove(asset)}
          />
        )}
      </PagedList>
    </Dialog>
  );
}

/** One picture: what it is called, where it is seen, how large it is. */
function Row({
  asset,
  use,
  unused,
  urlOf,
  onDelete,
}: {
  asset: Asset;
  use: PictureUse;
  /** That it is seen nowhere. */
  unused: string;
  urlOf: (asset: string) => Promise<string>;
  onDelete: () => Promise<void>;
}) {
  const { t, i18n } = useTranslation("documents");
  const [asking, setAsking] = useState(false);
  const size = numbers(i18n.language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return (
    <li className="flex min-w-0 items-center gap-3">
      <Thumbnail asset={asset.id} alt={use.alt} urlOf={urlOf} />
      <span className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <bdi className="truncate font-medium">{use.name}</bdi>
        <span className="text-ink-soft tabular-nums">{use.seen?.where ?? unused}</span>
        <span className="text-ink-soft tabular-nums">{size.format(Math.max(0.1, asset.bytes / 1e6))}</span>
      </span>
      <IconButton
        label={`${t("pictures.delete")}: ${use.name}`}
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-5" strokeWidth={1.75} />}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("pictures.ask")}
        text={use.seen?.ask ?? t("pictures.ask_unused")}
        confirm={t("pictures.delete")}
        danger
        onConfirm={onDelete}
      />
    </li>
  );
}
