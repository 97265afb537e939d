import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  BringToFront,
  ChevronDown,
  ChevronUp,
  CopyPlus,
  Group,
  type LucideIcon,
  MessageCircle,
  SendToBack,
  Trash2,
  Ungroup,
} from "lucide-react";
import { openComments } from "#features/documents/public.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TURN_MAX } from "../model/kinds.ts";
import type { Layer, Level } from "../model/layers.ts";
import { useEditing } from "./editing.ts";
import { NumberField, Part } from "./fields.tsx";
import type { Actions } from "./use-actions.ts";
import { useWords } from "./use-words.ts";

const icon = { className: "size-5", strokeWidth: 1.75 } as const;
const LAYERS: readonly (readonly [Layer, LucideIcon])[] = [
  ["front", BringToFront],
  ["forward", ChevronUp],
  ["backward", ChevronDown],
  ["back", SendToBack],
];
const LEVELS: readonly (readonly [Level, LucideIcon])[] = [
  ["left", AlignStartVertical],
  ["middle", AlignCenterVertical],
  ["right", AlignEndVertical],
  ["top", AlignStartHorizontal],
  ["centre", AlignCenterHorizontal],
  ["bottom", AlignEndHorizontal],
];

/** What is done with chosen objects of every kind: their places among one another, copies, comments. */
export function ArrangeFields({ actions }: { actions: Actions }) {
  const { t, name } = useWords();
  const { open, chosen } = useEditing();
  const [first] = chosen;
  const grouped = chosen.some(({ group }) => group !== null);
  if (!first) return null;
  return (
    <>
      <div className="flex flex-wrap gap-0.5">
        <IconButton label={t("format.duplicate")} onClick={actions.duplicate} icon={<CopyPlus {...icon} />} />
        <IconButton
          label={t("format.comment")}
          onClick={() => openComments(open, { id: first.id, label: name(first) })}
          icon={<MessageCircle {...icon} />}
        />
        {grouped ? (
          <IconButton label={t("format.ungroup")} onClick={actions.ungroup} icon={<Ungroup {...icon} />} />
        ) : (
          <IconButton
            label={t("format.group")}
            disabled={chosen.length < 2}
            onClick={actions.group}
            icon={<Group {...icon} />}
          />
        )}
        <IconButton
          label={t("format.delete")}
          className="ms-auto"
          onClick={actions.remove}
          icon={<Trash2 {...icon} />}
        />
      </div>
      <Part title={t("format.arrange")}>
        <div className="flex flex-wrap gap-0.5">
          {LAYERS.map(([to, Icon]) => (
            <IconButton
              key={to}
              label={t(`format.${to}`)}
              onClick={() => actions.layer(to)}
              icon={<Icon {...icon} />}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-0.5" dir="ltr">
          {LEVELS.map(([to, Icon]) => (
            <IconButton
              key={to}
              label={t(`format.${to}`)}
              onClick={() => actions.level(to)}
              icon={<Icon {...icon} />}
            />
          ))}
        </div>
        <NumberField
          label={t("format.turn")}
          {...{ value: first.turn, min: -TURN_MAX, max: TURN_MAX }}
          onChange={(turn) => actions.set({ turn })}
        />
      </Part>
    </>
  );
}
