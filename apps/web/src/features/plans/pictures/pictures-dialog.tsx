import { useInfiniteQuery } from "@tanstack/react-query";
import { Image, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Out } from "#platform/call.ts";
import { pages } from "#platform/queries.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { toast } from "#ui/toast-queue.ts";
import { AssetPicture } from "../card/picture.tsx";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import type { Card } from "../model/card.ts";
import { takePictureOff } from "../model/plan-doc.ts";

type Asset = Out<"GET /api/documents/{id}/assets">["items"][number];

/** The pictures that lie beside a plan, those on no card too: what is wanted no longer is deleted here. */
export function PicturesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { open } = useEditing();
  const list = useInfiniteQuery(
    pages("GET /api/documents/{id}/assets", { params: { id: open.id }, query: { limit: 50 } }),
  );
  return (
    <Dialog
      open
      onOpenChange={(on) => !on && onClose()}
      title={t("pictures.title")}
      description={t("pictures.text")}
    >
      <PagedList
        list={list}
        texts={{
          ...{
            failed: t("pictures.failed"),
            empty: t("pictures.empty"),
            emptyText: t("pictures.empty_text"),
          },
          ...{ more: t("pictures.more"), moreFailed: t("pictures.failed") },
        }}
        icon={<Image strokeWidth={1.75} />}
        rowClass="h-20"
      >
        {(asset) => <Row key={asset.id} asset={asset} onDeleted={() => list.refetch()} />}
      </PagedList>
    </Dialog>
  );
}

/** One picture: what it is called, where it is seen, how large it is. */
function Row({ asset, onDeleted }: { asset: Asset; onDeleted: () => unknown }) {
  const { t, title, number, size } = useWords();
  const { plan } = useEditing();
  const [asking, setAsking] = useState(false);
  const cards = [...plan.cards.values()].filter((card) => card.asset === asset.id);
  const [first] = cards;
  const name = first ? title(first) : t("kind.image");
  return (
    <li className="flex min-w-0 items-center gap-3">
      <AssetPicture
        asset={asset.id}
        alt={first?.text || name}
        className="size-20 shrink-0 rounded-control bg-sunken object-contain"
      />
      <span className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <bdi className="truncate font-medium">{name}</bdi>
        <span className="text-ink-soft tabular-nums">
          {cards.length > 0 ? t("pictures.used", { number: number(cards.length) }) : t("pictures.unused")}
        </span>
        <span className="text-ink-soft tabular-nums">{size(asset.bytes)}</span>
      </span>
      <IconButton
        label={`${t("pictures.delete")}: ${name}`}
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-5" strokeWidth={1.75} />}
      />
      <DeletePicture asking={asking} onAsking={setAsking} asset={asset} cards={cards} onDeleted={onDeleted} />
    </li>
  );
}

function DeletePicture({
  asking,
  onAsking,
  asset,
  cards,
  onDeleted,
}: {
  asking: boolean;
  onAsking: (on: boolean) => void;
  asset: Asset;
  cards: readonly Card[];
  onDeleted: () => unknown;
}) {
  const { t, number } = useWords();
  const { open } = useEditing();
  const remove = async () => {
    try {
      await open.dropAsset(asset.id);
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("tool.failed"), { kind: "warn" });
      throw failure;
    }
    takePictureOff(open.doc, asset.id);
    toast(t("pictures.deleted"), { kind: "good" });
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={onAsking}
      title={t("pictures.ask")}
      text={
        cards.length > 0 ? t("pictures.ask_used", { number: number(cards.length) }) : t("pictures.ask_unused")
      }
      confirm={t("pictures.delete")}
      danger
      onConfirm={remove}
    />
  );
}
