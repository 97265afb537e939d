import { ImagePlus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import {
  isPicture,
  type OpenDocument,
  PICTURE_TYPES,
  putPicture,
  useSharedText,
} from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { FormError, TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type Card, type CardChange, dayOf } from "../model/card.ts";
import {
  CARD_KINDS,
  COLOURS,
  type Detail,
  PICTURE_RATIO_MAX,
  STATUSES,
  says,
  TEXT_MAX,
  TITLE_MAX,
} from "../model/kinds.ts";
import { type CardText, changeCard, editorOrigin, makeSharedText, sharedText } from "../model/plan-doc.ts";
import { FIRST_DAY, LAST_DAY } from "../model/timeline.ts";
import { AmountField } from "./amount-field.tsx";
import { GROUNDS } from "./card-styles.ts";
import { Picture } from "./picture.tsx";
import { useWords } from "./use-words.ts";

/** The picture of a card, and the way to another. */
function PictureField({ open, card }: { open: OpenDocument; card: Card }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"still" | "busy" | "wrong">("still");
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!isPicture(file)) return setState("wrong");
    setState("busy");
    putPicture(open, file, PICTURE_RATIO_MAX).then(
      (change) => {
        changeCard(open.doc, card.id, change);
        setState("still");
      },
      () => setState("wrong"),
    );
  };
  return (
    <div className="grid gap-2">
      <Picture card={card} className="aspect-3/2 w-full rounded-control object-contain" />
      {open.canWrite && (
        <>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES}
            hidden
            onChange={(event) => take(event.target.files?.[0])}
          />
          <Button
            variant="secondary"
            size="sm"
            busy={state === "busy"}
            icon={<ImagePlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {t("field.picture")}
          </Button>
        </>
      )}
      {state === "wrong" && <FormError>{t("card.picture_wrong")}</FormError>}
    </div>
  );
}

/** No member has this for an id. */
const UNASSIGNED = "-";
const RATINGS = ["1", "2", "3", "4", "5"] as const;

type Given = { open: OpenDocument; card: Card };
type FieldOf = (given: Given & { change: (change: CardChange) => void }) => ReactNode;

function DayField({ open, card, name }: Given & { name: "start" | "due" }) {
  const { t } = useWords();
  return (
    <TextField
      label={t(`field.${name}`)}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      disabled={!open.canWrite}
      value={card[name] ?? ""}
      onChange={(event) => changeCard(open.doc, card.id, { [name]: dayOf(event.target.value) })}
    />
  );
}

function RatingField({ open, card, name }: Given & { name: "probability" | "impact" }) {
  const { t } = useWords();
  return (
    <Select
      label={t(`field.${name}`)}
      options={RATINGS.map((one) => ({ value: one, label: t(`rating.${one}`) }))}
      value={RATINGS.find((one) => one === String(card[name])) ?? null}
      disabled={!open.canWrite}
      onChange={(value) => changeCard(open.doc, card.id, { [name]: Number(value) })}
    />
  );
}

function OwnerField({ open, card }: Given) {
  const { t } = useWords();
  const people = open.info.members.map(({ member }) => ({ value: member.id, label: member.username }));
  const isHere = card.owner === null || people.some(({ value }) => value === card.owner);
  return (
    <Select
      label={t("field.owner")}
      options={[
        { value: UNASSIGNED, label: t("field.unassigned") },
        ...people,
        ...(isHere || card.owner === null ? [] : [{ value: card.owner, label: t("field.gone") }]),
      ]}
      value={card.owner ?? UNASSIGNED}
      disabled={!open.canWrite}
      onChange={(owner) => changeCard(open.doc, card.id, { owner: owner === UNASSIGNED ? null : owner })}
    />
  );
}

function StatusField({ open, card }: Given) {
  const { t } = useWords();
  return (
    <Select
      label={t("field.status")}
      options={STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
      value={card.status}
      disabled={!open.canWrite}
      onChange={(status) => changeCard(open.doc, card.id, { status })}
    />
  );
}

function AmountOf({ open, card, name }: Given & { name: "planned" | "spent" }) {
  const { t } = useWords();
  return (
    <AmountField
      label={t(`field.${name}`)}
      value={card[name]}
      disabled={!open.canWrite}
      onChange={(cents) => cents !== card[name] && changeCard(open.doc, card.id, { [name]: cents })}
    />
  );
}

/** The fields of a card, in the order they are shown. */
const FIELDS: readonly (readonly [Detail, FieldOf])[] = [
  ["status", (given) => <StatusField {...given} />],
  ["owner", (given) => <OwnerField {...given} />],
  ["start", (given) => <DayField {...given} name="start" />],
  ["due", (given) => <DayField {...given} name="due" />],
  ["planned", (given) => <AmountOf {...given} name="planned" />],
  ["spent", (given) => <AmountOf {...given} name="spent" />],
  ["probability", (given) => <RatingField {...given} name="probability" />],
  ["impact", (given) => <RatingField {...given} name="impact" />],
];

/** A card's title or text as a field has it in which several write. */
function useCardText<F extends HTMLInputElement | HTMLTextAreaElement>(
  { open, card }: Given,
  name: CardText,
  max: number,
) {
  return useSharedText<F>({
    text: sharedText(open.doc, card.id, name),
    make: () => makeSharedText(open.doc, card.id, name),
    value: card[name],
    max,
    origin: editorOrigin,
  });
}

/** All that a card says, to be read and changed. The title of a new card has the focus. */
export function CardFields({ open, card, isNew }: Given & { isNew: boolean }) {
  const { t } = useWords();
  const title = useCardText<HTMLInputElement>({ open, card }, "title", TITLE_MAX);
  const text = useCardText<HTMLTextAreaElement>({ open, card }, "text", TEXT_MAX);
  const change = (values: CardChange) => changeCard(open.doc, card.id, values);
  const off = !open.canWrite;
  return (
    <div className="grid grid-cols-1 gap-4">
      {card.kind === "image" && <PictureField open={open} card={card} />}
      <TextField
        label={t("field.title")}
        dir="auto"
        maxLength={TITLE_MAX}
        readOnly={off}
        autoFocus={isNew}
        {...title}
      />
      <TextArea
        label={t(card.kind === "image" ? "field.picture_alt" : "field.text")}
        dir="auto"
        rows={3}
        maxRows={10}
        readOnly={off}
        {...text}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {FIELDS.map(
          ([detail, field]) =>
            says(card.kind, detail) && <div key={detail}>{field({ open, card, change })}</div>,
        )}
        <Select
          label={t("field.kind")}
          options={CARD_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={card.kind}
          disabled={off}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <ChoiceChip
        label={t("field.colour")}
        choices={COLOURS.map((one) => ({
          value: one,
          disabled: off,
          label: (
            <span className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={cx("size-3.5 rounded-full border border-line-strong", GROUNDS[one])}
              />
              {t(`colour.${one}`)}
            </span>
          ),
        }))}
        value={card.colour}
        onChange={(colour) => change({ colour: colour ?? "plain" })}
      />
      <TextField
        label={t("field.step")}
        hint={t("field.step_hint")}
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        disabled={off}
        value={card.step ?? ""}
        onChange={(event) => {
          const step = Number.parseInt(event.target.value, 10);
          change({ step: Number.isNaN(step) ? null : Math.min(999, Math.max(1, step)) });
        }}
      />
    </div>
  );
}
