import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import {
  ArrowLeft,
  Download,
  Ellipsis,
  FileDown,
  Images,
  Keyboard,
  Presentation,
  Printer,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type * as Y from "yjs";
import {
  CommentsButton,
  type OpenDocument,
  PeopleHere,
  PicturesDialog,
  SaveNote,
  ShareButton,
  TitleField,
  VersionsButton,
  WhyReadOnly,
} from "#features/documents/public.ts";
import { Kbd } from "#ui/badge.tsx";
import { Button, iconButtonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast-queue.ts";
import { ExportDialog } from "../file/export-dialog.tsx";
import { readDeck } from "../model/deck.ts";
import { seenOn, takePictureOff } from "../model/pictures.ts";
import { usePaper } from "../paper/use-paper.tsx";
import { PicturesContext } from "../stage/picture-view.tsx";
import { SmallSlide } from "../stage/slide-view.tsx";
import { useEditing } from "./editing.ts";
import { InsertTools } from "./insert-tools.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** The editor's keys, all of them. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const control = t("keys.control");
  const shift = t("keys.shift");
  const alt = t("keys.alt");
  const arrows = t("keys.arrows");
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t("keys.next"), ["Tab"]],
    [t("keys.edit"), [t("keys.enter")]],
    [t("keys.leave"), ["Esc"]],
    [t("keys.move"), [arrows]],
    [t("keys.fine"), [shift, arrows]],
    [t("keys.resize"), [alt, arrows]],
    [t("keys.turn"), [control, "← / →"]],
    [t("keys.several"), [shift, t("keys.click")]],
    [t("keys.all"), [control, "A"]],
    [t("keys.copy"), [control, "C / X / V"]],
    [t("keys.duplicate"), [control, "D"]],
    [t("keys.delete"), [t("keys.remove")]],
    [t("keys.undo"), [control, "Z / Y"]],
    [t("keys.group"), [control, "G", shift]],
    [t("keys.layers"), [control, "↑ / ↓"]],
    [t("keys.bold"), [control, "B / I / U"]],
    [t("keys.slides"), [t("keys.page")]],
    [t("keys.reorder"), [alt, "↑ / ↓"]],
    [t("keys.present"), ["F5"]],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("tool.keys")} size="sm">
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5 text-sm">
        {keys.map(([what, pressed]) => (
          <div key={what} className="contents">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {pressed.map((one) => (
                <Kbd key={one}>{one}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The number of slides named next to a picture. */
const NAMED = 8;

/** The pictures of a deck, with the slides that show each. */
function DeckPictures({ onClose }: { onClose: () => void }) {
  const { t, number, list } = useWords();
  const { open, deck } = useEditing();
  const seenAs = (asset: string) => {
    const { slides, alt } = seenOn(deck, asset);
    const name = alt || t("kind.picture");
    const named = slides.slice(0, NAMED).map(number);
    if (slides.length > NAMED) named.push("…");
    return {
      name,
      alt: name,
      seen:
        slides.length > 0
          ? {
              where: t("pictures.used", { slides: list(named) }),
              ask: t("pictures.ask_used", { number: number(slides.length) }),
            }
          : null,
    };
  };
  return (
    <PicturesDialog
      open={open}
      words={{
        title: t("pictures.title"),
        text: t("pictures.text"),
        emptyText: t("pictures.empty_text"),
        unused: t("pictures.unused"),
      }}
      seenAs={seenAs}
      takeOff={(asset) => takePictureOff(open.doc, asset)}
      onClose={onClose}
    />
  );
}

/** A deck as it was. */
function VersionPreview({ open, doc }: { open: OpenDocument; doc: Y.Doc }) {
  const deck = readDeck(doc);
  return (
    <PicturesContext value={open.assetUrl}>
      <div className="grid grid-cols-1 gap-3 p-3 sm:grid-cols-2">
        {deck.slides.map((slide) => (
          <SmallSlide
            key={slide.id}
            slide={slide}
            look={deck}
            className="w-full rounded-control border border-line"
          />
        ))}
      </div>
    </PicturesContext>
  );
}

const small = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
/** Going back to a version replaces both maps of a deck. */
const ROOTS = { slides: "map", deck: "map" } as const;

/** Above the slides: their title, who is here, whether all is saved, what is put on them and done with them. */
export function Header({
  actions,
  inspecting,
  onInspect,
  onPresent,
}: {
  actions: Actions;
  inspecting: boolean;
  onInspect: () => void;
  onPresent: () => void;
}) {
  const { t } = useWords();
  const { open } = useEditing();
  return (
    <header className="relative z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-ground px-2 py-1.5 sm:px-4 short:gap-y-0 short:py-0.5">
      {!open.guest && (
        <Link to={presentationsPaths.list} aria-label={t("back")} className={iconButtonClass("quiet", "md")}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
        </Link>
      )}
      <TitleField open={open} label={t("begin.name")} failed={t("tool.failed")} />
      <div className="order-last flex w-full min-w-0 items-center gap-2 2xl:order-none 2xl:w-auto">
        {open.canWrite ? (
          <>
            {/* On phones the tools scroll; the way to the look of what is chosen stays in view. */}
            <div className="-m-1 min-w-0 overflow-x-auto p-1">
              <InsertTools actions={actions} />
            </div>
            <IconButton
              label={t("tool.inspector")}
              aria-pressed={inspecting}
              className="ms-auto shrink-0 aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={onInspect}
              icon={<SlidersHorizontal className="size-5" strokeWidth={1.75} />}
            />
          </>
        ) : (
          // Readers see next to the title that they may only read.
          <WhyReadOnly open={open} otherwise={t("tool.read_only")} />
        )}
      </div>
      <div className="ms-auto flex items-center gap-1">
        <SaveNote open={open} />
        {!open.guest && (
          <>
            <PeopleHere open={open} />
            <span className="contents max-sm:hidden">
              <VersionsButton
                open={open}
                roots={ROOTS}
                preview={(version) => <VersionPreview open={open} doc={version} />}
              />
            </span>
            <CommentsButton open={open} />
            <ShareButton open={open} />
          </>
        )}
        <Button size="sm" className="max-sm:hidden!" icon={<Presentation {...small} />} onClick={onPresent}>
          {t("tool.present")}
        </Button>
        <More onPresent={onPresent} />
      </div>
    </header>
  );
}

function More({ onPresent }: { onPresent: () => void }) {
  const { t, name, number } = useWords();
  const { open, deck } = useEditing();
  const { paper, print } = usePaper(open, deck);
  const [shown, setShown] = useState<"keys" | "export" | "pictures" | null>(null);
  const close = () => setShown(null);
  const toPptx = async () => {
    toast(t("tool.slides_making"), { id: "pptx" });
    try {
      const { savePptx } = await import("../file/save-pptx.ts");
      await savePptx(open, deck, {
        nameOf: name,
        unknown: t("newer.part"),
        sayNumber: number,
      });
      toast(t("tool.slides_done"), { id: "pptx", kind: "good" });
    } catch {
      toast(t("tool.failed"), { id: "pptx", kind: "warn" });
    }
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("tool.more")}
            tooltip={false}
            icon={<Ellipsis className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Presentation {...small} />} onClick={onPresent}>
          {t("tool.present")}
        </MenuItem>
        <MenuItem icon={<Printer {...small} />} onClick={print}>
          {t("tool.print")}
        </MenuItem>
        {!open.guest && (
          <>
            <MenuItem icon={<FileDown {...small} />} onClick={() => void toPptx()}>
              {t("tool.slides")}
            </MenuItem>
            <MenuItem icon={<Download {...small} />} onClick={() => setShown("export")}>
              {t("tool.export")}
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        {open.canWrite && (
          <MenuItem icon={<Images {...small} />} onClick={() => setShown("pictures")}>
            {t("pictures.title")}
          </MenuItem>
        )}
        <MenuItem icon={<Keyboard {...small} />} onClick={() => setShown("keys")}>
          {t("tool.keys")}
        </MenuItem>
      </Menu>
      {shown === "pictures" && <DeckPictures onClose={close} />}
      {shown === "keys" && <KeysDialog onClose={close} />}
      {shown === "export" && <ExportDialog open={open} deck={deck} onClose={close} />}
      {paper}
    </>
  );
}
