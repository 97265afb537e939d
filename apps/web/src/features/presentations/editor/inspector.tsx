import { X } from "lucide-react";
import { LOW_WINDOW, useMedia } from "#platform/use-media.ts";
import { Sheet } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { COLOURS } from "../model/kinds.ts";
import { hasText, type SlideObject } from "../model/object.ts";
import { ArrangeFields } from "./arrange-fields.tsx";
import { DeckFields } from "./deck-fields.tsx";
import { useEditing } from "./editing.ts";
import { ColourField } from "./fields.tsx";
import { ChartFields, LineFields, PictureFields, ShapeFields, TableFields } from "./object-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

/** A low window has room at the side only: a sheet would cover the slide that is changed. */
const AT_SIDE = `(width >= 64rem), ${LOW_WINDOW} and (width >= 35rem)`;

/** The selection and its look: next to the slide, on narrow screens in a sheet above it. */
export function Inspector({
  actions,
  open,
  onClose,
}: {
  actions: Actions;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useWords();
  const isAtSide = useMedia(AT_SIDE);
  const title = t("tool.inspector");
  if (!isAtSide)
    return (
      <Sheet open={open} onOpenChange={(on) => !on && onClose()} title={title}>
        <Panel actions={actions} />
      </Sheet>
    );
  if (!open) return null;
  return (
    <aside
      aria-label={title}
      className="relative flex w-72 shrink-0 flex-col gap-3 overflow-y-auto border-line border-s bg-raised p-4 short:py-2"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <IconButton
          label={t("tool.close")}
          onClick={onClose}
          icon={<X className="size-5" strokeWidth={1.75} />}
        />
      </div>
      <Panel actions={actions} />
    </aside>
  );
}

function Panel({ actions }: { actions: Actions }) {
  const { t, name, number } = useWords();
  const { chosen } = useEditing();
  const [first] = chosen;
  if (!first)
    return (
      <div className="grid grid-cols-1 gap-5">
        <DeckFields />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5" key={first.id}>
      <p className="truncate text-ink-soft text-sm">
        <bdi>{chosen.length > 1 ? t("object.selected", { number: number(chosen.length) }) : name(first)}</bdi>
      </p>
      <ArrangeFields actions={actions} />
      {chosen.length === 1 && <Own object={first} actions={actions} />}
      {chosen.length > 1 && chosen.every(hasText) && hasText(first) && (
        <TextFields object={first} actions={actions} />
      )}
    </div>
  );
}

function Own({ object, actions }: { object: SlideObject; actions: Actions }) {
  const { t } = useWords();
  if (object.kind === "text") return <TextFields object={object} actions={actions} />;
  if (object.kind === "shape")
    return (
      <>
        <ShapeFields object={object} actions={actions} />
        <TextFields object={object} actions={actions} />
      </>
    );
  if (object.kind === "picture") return <PictureFields object={object} actions={actions} />;
  if (object.kind === "line") return <LineFields object={object} actions={actions} />;
  if (object.kind === "table") return <TableFields object={object} actions={actions} />;
  if (object.kind === "chart") return <ChartFields object={object} actions={actions} />;
  return (
    <ColourField
      title={t("format.colour")}
      value={object.colour}
      colours={COLOURS}
      onChange={(colour) => actions.set({ colour })}
    />
  );
}
