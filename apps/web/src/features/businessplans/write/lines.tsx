import { LINE_NAME_MAX, LINES_MAX } from "@kompagnon/contract/businessplans/rules.ts";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useContext, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TypedContext } from "./typed-numbers.ts";

/** Lines of a kind, each with a name and its own fields; the focus goes to a new line's name. */
export function Lines<L extends { name: string }>({
  list,
  what,
  lines,
  empty,
  onChange,
  children,
}: {
  /** Its name in the numbers of the plan. */
  list: string;
  what: string;
  lines: readonly L[];
  empty: L;
  onChange: (lines: L[]) => void;
  /** `at`: the name that its fields begin with. */
  children: (line: L, change: (part: Partial<L>) => void, at: string) => ReactNode;
}) {
  const { t } = useTranslation("businessplans");
  const { dropLine } = useContext(TypedContext);
  const added = useRef(-1);
  const box = useRef<HTMLFieldSetElement>(null);
  const change = (place: number, part: Partial<L>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...part } : line)));
  return (
    <fieldset ref={box} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{what}</legend>
      {lines.map((line, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing of its own but its place
          key={place}
          className="relative grid min-w-0 grid-cols-2 items-end gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-3 xl:grid-cols-5"
        >
          <legend className="sr-only">{t("field.line", { what, n: place + 1 })}</legend>
          <TextField
            label={t("field.name")}
            value={line.name}
            maxLength={LINE_NAME_MAX}
            dir="auto"
            autoComplete="off"
            className="col-span-full"
            autoFocus={added.current === place}
            onChange={(event) => change(place, { name: event.target.value } as Partial<L>)} // every line has a name
          />
          {children(line, (part) => change(place, part), `${list}.${place}`)}
          {/* Next to the name's label: the fields need the whole width. */}
          <div className="absolute end-2 top-1">
            <IconButton
              label={t("field.remove", { n: place + 1 })}
              icon={<Trash2 className="size-4" strokeWidth={1.75} />}
              onClick={() => {
                added.current = -1;
                dropLine(list, place);
                onChange(lines.filter((_, at) => at !== place));
                box.current?.querySelector<HTMLElement>("[data-add]")?.focus();
              }}
            />
          </div>
        </fieldset>
      ))}
      <Button
        data-add=""
        aria-label={t("field.add", { what })}
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={lines.length >= LINES_MAX}
        icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => {
          added.current = lines.length;
          onChange([...lines, empty]);
        }}
      >
        {t("field.add_line")}
      </Button>
    </fieldset>
  );
}
