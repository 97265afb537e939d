import {
  ChartNoAxesColumn,
  Circle,
  Image,
  type LucideIcon,
  Minus,
  Plus,
  Redo2,
  Shapes,
  Sparkles,
  Table2,
  Type,
  Undo2,
} from "lucide-react";
import { useRef } from "react";
import { PICTURE_TYPES } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast-queue.ts";
import type { NewObject } from "../model/deck-doc.ts";
import { CHARTS, ICONS, SHAPES } from "../model/kinds.ts";
import { readObject } from "../model/object.ts";
import { ICON_SHAPES } from "../stage/icons.ts";
import { ShapeOutline } from "../stage/shape-view.tsx";
import { useEditing, useUndo } from "./editing.ts";
import { NewSlide } from "./slides-list.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

const icon = { className: "size-5", strokeWidth: 1.75 } as const;
const middle = (w: number, h: number) => ({ x: Math.round(800 - w / 2), y: Math.round(450 - h / 2), w, h });
const MADE = {
  text: { kind: "text", ...middle(800, 120), size: 38 },
  line: { kind: "line", ...middle(600, 8), colour: "accent", width: 6 },
  table: { kind: "table", ...middle(1100, 380), rows: 4, columns: 3, size: 28 },
} as const satisfies Record<string, NewObject>;

/** What is put on a slide, and the way back from it. */
export function InsertTools({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { undo, slide } = useEditing();
  const can = useUndo(undo);
  const none = slide === null;
  const tool = (name: "text" | "line" | "table", Icon: LucideIcon) => (
    <IconButton
      label={t(`kind.${name}`)}
      disabled={none}
      onClick={() => (name === "text" ? actions.addText(MADE.text) : actions.add([MADE[name]]))}
      icon={<Icon {...icon} />}
    />
  );
  return (
    <div role="toolbar" aria-label={t("tool.add")} className="flex shrink-0 items-center gap-0.5">
      <NewSlide
        trigger={
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />}
          >
            <span className="max-sm:sr-only">{t("slides.new")}</span>
          </Button>
        }
      />
      <IconButton
        label={t("tool.undo")}
        disabled={!can.undo}
        onClick={actions.undo}
        icon={<Undo2 {...icon} />}
      />
      <IconButton
        label={t("tool.redo")}
        disabled={!can.redo}
        onClick={actions.redo}
        icon={<Redo2 {...icon} />}
      />
      <span className="mx-1 h-6 w-px bg-line" />
      {tool("text", Type)}
      <PictureTool actions={actions} />
      <ShapeMenu actions={actions} />
      {tool("line", Minus)}
      {tool("table", Table2)}
      <ChartMenu actions={actions} />
      <IconMenu actions={actions} />
    </div>
  );
}

function PictureTool({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { slide } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !actions.addPicture(file)) toast(t("object.picture_wrong"), { kind: "warn" });
          target.value = "";
        }}
      />
      <IconButton
        label={t("kind.picture")}
        disabled={slide === null}
        onClick={() => input.current?.click()}
        icon={<Image {...icon} />}
      />
    </>
  );
}

const trigger = (label: string, Icon: LucideIcon, disabled: boolean) => (
  <IconButton label={label} disabled={disabled} icon={<Icon {...icon} />} />
);

function ShapeMenu({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { slide } = useEditing();
  return (
    <Menu align="start" trigger={trigger(t("kind.shape"), Shapes, slide === null)}>
      {SHAPES.map((shape) => {
        const box = shape === "arrow" ? middle(420, 240) : middle(360, 360);
        const drawn = readObject("shape", (name) => ({ kind: "shape", shape, fill: "accent", ...box })[name]);
        return (
          <MenuItem
            key={shape}
            icon={
              <span className="deck relative size-5">
                {drawn.kind === "shape" && <ShapeOutline object={drawn} />}
              </span>
            }
            onClick={() =>
              actions.add([{ kind: "shape", shape, fill: "accent", colour: "on_accent", size: 32, ...box }])
            }
          >
            {t(`shape.${shape}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function ChartMenu({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { slide } = useEditing();
  const points = [3, 5, 8].map((value, nth) => [`${t("format.point")} ${nth + 1}`, value]);
  return (
    <Menu align="start" trigger={trigger(t("kind.chart"), ChartNoAxesColumn, slide === null)}>
      {CHARTS.map((chart) => (
        <MenuItem
          key={chart}
          icon={<Circle {...icon} />}
          onClick={() => actions.add([{ kind: "chart", chart, points, ...middle(800, 460) }])}
        >
          {t(`chart.${chart}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function IconMenu({ actions }: { actions: Actions }) {
  const { t } = useWords();
  const { slide } = useEditing();
  return (
    <Menu align="start" trigger={trigger(t("kind.icon"), Sparkles, slide === null)}>
      <div className="grid grid-cols-6">
        {ICONS.map((name) => {
          const Icon = ICON_SHAPES[name];
          return (
            <MenuItem
              key={name}
              aria-label={t(`icon.${name}`)}
              className="justify-center"
              onClick={() => actions.add([{ kind: "icon", icon: name, ...middle(160, 160) }])}
            >
              <Icon {...icon} aria-hidden="true" />
            </MenuItem>
          );
        })}
      </div>
    </Menu>
  );
}
