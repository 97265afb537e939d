import { ImagePlus, Plus, X } from "lucide-react";
import { useRef } from "react";
import { PICTURE_TYPES } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast-queue.ts";
import {
  ALT_MAX,
  CHARTS,
  COLOURS,
  COLUMNS_MAX,
  ENDS,
  FILLS,
  FITS,
  LABEL_MAX,
  POINTS_MAX,
  ROWS_MAX,
  SHAPES,
  SIZES,
  STROKE_MAX,
} from "../model/kinds.ts";
import type {
  ChartObject,
  LineObject,
  PictureObject,
  Point,
  ShapeObject,
  TableObject,
} from "../model/object.ts";
import { Choice, ColourField, NumberField, Part, Tick } from "./fields.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

type Of<O> = { object: O; actions: Actions };

/** A shape's form, its ground and its edge. */
export function ShapeFields({ object, actions }: Of<ShapeObject>) {
  const { t } = useWords();
  return (
    <>
      <Select
        label={t("kind.shape")}
        value={object.shape}
        options={SHAPES.map((value) => ({ value, label: t(`shape.${value}`) }))}
        onChange={(shape) => actions.set({ shape })}
      />
      <ColourField
        title={t("format.fill")}
        value={object.fill}
        colours={FILLS}
        onChange={(fill) => actions.set({ fill })}
      />
      <ColourField
        title={t("format.stroke")}
        value={object.stroke}
        colours={FILLS}
        onChange={(stroke) => actions.set({ stroke, width: object.width || 4 })}
      />
      {object.stroke !== "none" && (
        <NumberField
          label={t("format.width")}
          {...{ value: object.width, min: 1, max: STROKE_MAX }}
          onChange={(width) => actions.set({ width })}
        />
      )}
    </>
  );
}

const Alt = ({ object, actions }: Of<{ alt: string }>) => {
  const { t } = useWords();
  return (
    <TextField
      label={t("format.alt")}
      dir="auto"
      maxLength={ALT_MAX}
      value={object.alt}
      onChange={({ target }) => actions.set({ alt: target.value })}
    />
  );
};

/** A picture: another one, how it fills its frame, what it shows. */
export function PictureFields({ object, actions }: Of<PictureObject>) {
  const { t } = useWords();
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
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon={<ImagePlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
      >
        {t("format.replace")}
      </Button>
      <Alt object={object} actions={actions} />
      <Choice
        title={t("format.fit")}
        value={object.fit}
        choices={FITS.map((value) => ({ value, label: t(`fit.${value}`) }))}
        onChange={(fit) => actions.set({ fit })}
      />
      <Tick label={t("format.round")} on={object.round} onChange={(round) => actions.set({ round })} />
    </>
  );
}

/** A line: its colour, its strength, its heads. */
export function LineFields({ object, actions }: Of<LineObject>) {
  const { t } = useWords();
  return (
    <>
      <ColourField
        title={t("format.colour")}
        value={object.colour}
        colours={COLOURS}
        onChange={(colour) => actions.set({ colour })}
      />
      <NumberField
        label={t("format.width")}
        {...{ value: object.width, min: 1, max: STROKE_MAX }}
        onChange={(width) => actions.set({ width })}
      />
      <Choice
        title={t("format.ends")}
        value={object.ends}
        choices={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
        onChange={(ends) => actions.set({ ends })}
      />
      <Tick label={t("format.dashed")} on={object.dashed} onChange={(dashed) => actions.set({ dashed })} />
    </>
  );
}

/** A table: how large, its head, its letters. Its cells are written in place. */
export function TableFields({ object, actions }: Of<TableObject>) {
  const { t, number } = useWords();
  const columns = object.rows[0]?.length ?? 1;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => actions.edit(object.id)}>
        {t("format.edit")}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={t("format.rows")}
          {...{ value: object.rows.length, min: 1, max: ROWS_MAX }}
          onChange={(rows) => actions.set({ rows })}
        />
        <NumberField
          label={t("format.columns")}
          {...{ value: columns, min: 1, max: COLUMNS_MAX }}
          onChange={(next) => actions.set({ columns: next })}
        />
      </div>
      <Select
        label={t("format.size")}
        value={String(object.size)}
        options={SIZES.slice(0, 9).map((size) => ({ value: String(size), label: number(size) }))}
        onChange={(value) => actions.set({ size: Number(value) })}
      />
      <Tick label={t("format.header")} on={object.header} onChange={(header) => actions.set({ header })} />
    </>
  );
}

/** A chart: its kind and its numbers. */
export function ChartFields({ object, actions }: Of<ChartObject>) {
  const { t } = useWords();
  const { points } = object;
  const set = (next: readonly Point[]) =>
    actions.set({ points: next.map(({ label, value }) => [label, value]) });
  const change = (nth: number, values: Partial<Point>) =>
    set(points.map((point, at) => (at === nth ? { ...point, ...values } : point)));
  const field = "h-10 min-w-0 rounded-control border border-line-strong bg-raised px-2 text-sm";
  return (
    <>
      <Choice
        title={t("format.chart")}
        value={object.chart}
        choices={CHARTS.map((value) => ({ value, label: t(`chart.${value}`) }))}
        onChange={(chart) => actions.set({ chart })}
      />
      <Part title={t("format.points")}>
        {points.map(({ label, value }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          <div key={nth} className="grid grid-cols-[1fr_5.5rem_auto] items-center gap-1">
            <input
              aria-label={t("format.point")}
              dir="auto"
              maxLength={LABEL_MAX}
              value={label}
              onChange={({ target }) => change(nth, { label: target.value })}
              className={field}
            />
            <input
              aria-label={t("format.value")}
              type="number"
              step="any"
              value={value}
              onChange={({ target }) =>
                Number.isFinite(target.valueAsNumber) && change(nth, { value: target.valueAsNumber })
              }
              className={field}
            />
            <IconButton
              label={t("format.remove_point")}
              className="size-8!"
              onClick={() => set(points.filter((_point, at) => at !== nth))}
              icon={<X className="size-4" strokeWidth={1.75} />}
            />
          </div>
        ))}
        <Button
          size="sm"
          variant="quiet"
          disabled={points.length >= POINTS_MAX}
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />}
          onClick={() => set([...points, { label: "", value: 0 }])}
        >
          {t("format.add_point")}
        </Button>
      </Part>
      <Alt object={object} actions={actions} />
    </>
  );
}
