import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo, useRef } from "react";
import { useCommentCounts } from "#features/documents/public.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { useOthers } from "../editor/presence.ts";
import { openWaits } from "../model/dependencies.ts";
import type { Plan } from "../model/plan.ts";
import type { BoardMarks } from "./card-node-view.tsx";
import type { Names } from "./nodes.ts";

/** What cards and connections are called. */
export function useNames(): Names {
  const { t, title } = useWords();
  const { plan } = useEditing();
  const { cards } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `title` only changes with `t`
  return useMemo(
    () => ({
      card: (card) => `${t(`kind.${card.kind}`)}: ${title(card)}`,
      kind: (card) => t(`kind.${card.kind}`),
      way: ({ from, to, kind }) => {
        const one = cards.get(from);
        const other = cards.get(to);
        const first = one ? title(one) : "";
        const second = other ? title(other) : "";
        return kind === "before"
          ? t("wait.sentence", { waiting: second, awaited: first })
          : `${first} ${t(`edge.${kind}`)} ${second}`;
      },
      mark: (kind) => t(`edge.${kind}`),
    }),
    [t, cards],
  );
}

/** How many cards each card still waits for; the same map until a number changes, since every card is drawn with it. */
function useOpenWaits(plan: Plan): ReadonlyMap<string, number> {
  const found = useMemo(() => openWaits(plan), [plan]);
  const last = useRef(found);
  const isSame =
    found.size === last.current.size && [...found].every(([id, number]) => last.current.get(id) === number);
  if (!isSame) last.current = found;
  return last.current;
}

/** The marks of cards in addition to their content, and the other members on the board. */
export function useMarks() {
  const { open, plan } = useEditing();
  const others = useOthers(open.awareness);
  const comments = useCommentCounts(open);
  const waits = useOpenWaits(plan);
  const marks = useMemo((): BoardMarks => {
    const at = new Map<string, string[]>();
    for (const { card, user } of others) if (card) at.set(card, [...(at.get(card) ?? []), user.name]);
    const owners = new Map(open.info.members.map(({ member }) => [member.id, member.username]));
    return { owners, comments, waits, others: at, canWrite: open.canWrite };
  }, [open, others, comments, waits]);
  return { marks, others };
}

/** What the library says to those who do not see the board. */
export function useAriaLabels(): Partial<AriaLabelConfig> {
  const { t } = useWords();
  return useMemo(
    () => ({
      "node.a11yDescription.default": t("board.node"),
      "node.a11yDescription.keyboardDisabled": t("board.node"),
      "node.a11yDescription.ariaLiveMessage": () => t("board.moved"),
      "edge.a11yDescription.default": t("board.edge"),
      "controls.ariaLabel": t("board.controls"),
      "controls.zoomIn.ariaLabel": t("tool.zoom_in"),
      "controls.zoomOut.ariaLabel": t("tool.zoom_out"),
      "controls.fitView.ariaLabel": t("tool.fit"),
      "controls.interactive.ariaLabel": t("board.read_only"),
      "minimap.ariaLabel": t("tool.map"),
      "handle.ariaLabel": t("board.handle"),
    }),
    [t],
  );
}
